@"%~dp0moai-referee.exe" %*
