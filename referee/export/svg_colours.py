"""The colours of all drawings, light and dark, and the classes that use them.

The colours of players can be told apart by colour-blind people. No drawing relies on colour alone: the
pieces of players also differ in shape or carry a letter.

Every class of a shape is written with `d-` before it, to keep it apart from the classes of a page. A rule
names one element only: within a symbol, browsers do not see the elements around it.
"""

from __future__ import annotations

LIGHT = {
    "paper": "#eaf2f4",
    "panel": "#ffffff",
    "ink": "#1d2429",
    "faint": "#5b656d",
    "line": "#c2ccd1",
    "land": "#e6dcc0",
    "grid": "#b6a77e",
    "stone": "#f3f1ec",
    "shade": "#57534c",
    "sun": "#f2b705",
    "ray": "#ffd83d",
    "ray-edge": "#a05a00",
    "seat0": "#0b66a8",
    "seat1": "#c8500a",
    "seat2": "#0a7d5c",
    "seat3": "#7a3fb5",
    "on-seat": "#ffffff",
    "woodcutter": "#80532a",
    "priest": "#7a3fb5",
    "moai": "#56616b",
    "fish": "#0b66a8",
    "berry": "#b3204d",
    "potato": "#8a6200",
    "grain": "#4f6f00",
    "timber": "#9a6b3f",
    "timber-end": "#d9b48a",
    "leaf": "#4f7f2a",
    "back": "#6b5a4a",
    "weave": "#cdbb9d",
    "quarry": "#d3cbc0",
    "way": "#cbbf9c",
    "statue": "#8f8a82",
    "ahu": "#6f675c",
    "pukao": "#a8402f",
    "tile": "#fffaf0",
    "reed": "#5f7f1c",
    "egg": "#e9d9b6",
    "pearl": "#c9d3e6",
    "goods": "#6b4f2a",
}
DARK = {
    "paper": "#12181d",
    "panel": "#1c242b",
    "ink": "#edf1f4",
    "faint": "#a3aeb7",
    "line": "#3b474f",
    "land": "#3a3626",
    "grid": "#6d6547",
    "stone": "#f3f1ec",
    "shade": "#57534c",
    "sun": "#f2b705",
    "ray": "#ffd83d",
    "ray-edge": "#7a4300",
    "seat0": "#4ba8ea",
    "seat1": "#f08a3c",
    "seat2": "#35c295",
    "seat3": "#b98af0",
    "on-seat": "#101418",
    "woodcutter": "#d9a06b",
    "priest": "#c19bf5",
    "moai": "#aab4bd",
    "fish": "#5fb2f0",
    "berry": "#f0789a",
    "potato": "#dcb04a",
    "grain": "#a9cc55",
    "timber": "#a87a4c",
    "timber-end": "#e0bf98",
    "leaf": "#7fb356",
    "back": "#54483c",
    "weave": "#a3937a",
    "quarry": "#4a453e",
    "way": "#57513a",
    "statue": "#b9b4ab",
    "ahu": "#857c6f",
    "pukao": "#d06a55",
    "tile": "#26221a",
    "reed": "#9cc04a",
    "egg": "#efe3c8",
    "pearl": "#c9d3e6",
    "goods": "#d8bd8f",
}

RULES = """
.drawing{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;max-width:100%;height:auto}
.d-text{fill:var(--ink);font-size:15px;text-anchor:middle}
.d-seat0{--own:var(--seat0)}.d-seat1{--own:var(--seat1)}
.d-seat2{--own:var(--seat2)}.d-seat3{--own:var(--seat3)}
.d-paper{fill:var(--paper)}
.d-panel{fill:var(--panel);stroke:var(--line);stroke-width:1.5}
.d-panel.d-active{stroke:var(--own);stroke-width:3}
.d-head{font-size:18px;font-weight:600}
.d-name{font-size:16px;font-weight:700;text-anchor:start;fill:var(--own)}
.d-small{font-size:13px;fill:var(--faint)}
.d-count{font-size:15px;font-weight:700;text-anchor:end}
.d-place{font-size:16px;font-weight:600;fill:var(--faint)}
.d-land{fill:var(--land);stroke:var(--grid);stroke-width:2}
.d-grid{fill:none;stroke:var(--grid);stroke-width:2}
.d-point{fill:var(--grid)}
.d-socket{fill:var(--paper);stroke:var(--line);stroke-width:2;stroke-dasharray:3 3}
.d-own{fill:var(--own)}
.d-edge{stroke:var(--paper);stroke-width:2;paint-order:stroke}
.d-stone{fill:var(--stone)}
.d-shade{fill:var(--shade)}
.d-sunny{fill:var(--sun)}
.d-hollow{fill:var(--paper);stroke:var(--own);stroke-width:3}
.d-slash{fill:none;stroke:var(--own);stroke-width:3;stroke-linecap:round}
.d-cross{fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round}
.d-unseen{opacity:.35}
.d-glow{fill:none;stroke:var(--ray-edge);stroke-width:11;stroke-linejoin:round;stroke-linecap:round}
.d-ray{fill:none;stroke:var(--ray);stroke-width:6;stroke-linejoin:round;stroke-linecap:round}
.d-burst{fill:var(--ray);stroke:var(--ray-edge);stroke-width:2.5;stroke-linejoin:round}
.d-kind-woodcutter{--kind:var(--woodcutter)}.d-kind-priest{--kind:var(--priest)}.d-kind-moai{--kind:var(--moai)}
.d-kind-fish{--kind:var(--fish)}.d-kind-berry{--kind:var(--berry)}.d-kind-potato{--kind:var(--potato)}
.d-kind-grain{--kind:var(--grain)}
.d-kind{fill:var(--kind)}
.d-on-kind{font-size:13px;font-weight:600;fill:var(--on-seat)}
.d-face{fill:var(--panel);stroke:var(--line);stroke-width:1.5}
.d-tint{stroke:var(--kind)}
.d-back{fill:var(--back);stroke:var(--line);stroke-width:1.5}
.d-weave{fill:none;stroke:var(--weave);stroke-width:2.5}
.d-gap{fill:none;stroke:var(--line);stroke-width:2;stroke-dasharray:6 5}
.d-hole{fill:var(--panel)}
.d-timber{fill:var(--timber)}
.d-timber-end{fill:var(--timber-end)}
.d-leaf{fill:var(--leaf)}
.d-staff{fill:none;stroke:var(--timber);stroke-width:3;stroke-linecap:round}
.d-stalk{fill:none;stroke:var(--kind);stroke-width:2.5;stroke-linecap:round}
.d-big{font-size:20px;font-weight:700}
.d-pale{opacity:.4}
.d-quarry{fill:var(--quarry);stroke:var(--grid);stroke-width:2}
.d-owned{stroke:var(--own);stroke-width:4}
.d-way{fill:none;stroke:var(--way);stroke-width:8;stroke-linecap:round}
.d-statue{fill:var(--statue)}
.d-ahu{fill:var(--ahu)}
.d-pukao{fill:var(--pukao)}
.d-tile{fill:var(--tile);stroke:var(--ahu);stroke-width:1.5}
.d-tile-name{font-size:14px;font-weight:700}
.d-reed{fill:var(--reed)}
.d-egg{fill:var(--egg);stroke:var(--ahu);stroke-width:1.5}
.d-pearl{fill:var(--pearl);stroke:var(--ahu);stroke-width:1.5}
.d-glint{fill:#fff}
.d-goods{fill:var(--goods)}
.d-goods-line{fill:none;stroke:var(--goods);stroke-width:2}
.d-letter{font-size:11px;font-weight:700}
.d-on-own{fill:var(--on-seat)}
.d-in-own{fill:var(--own)}
.d-hollow-own{fill:var(--panel);stroke:var(--own);stroke-width:2}
.d-star{fill:var(--paper);stroke:var(--sun);stroke-width:2}
.d-tablet{fill:var(--timber)}
.d-carved{fill:none;stroke:var(--timber-end);stroke-width:2}
.d-faded{fill:none;stroke:var(--line);stroke-width:2}
.d-built{font-size:13px;font-weight:700}
.d-number{font-size:14px;font-weight:600}
.d-left{text-anchor:start}
"""
