autocmd BufRead,BufNewFile *.moai setfiletype moai
