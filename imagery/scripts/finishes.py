"""Colours and woods of the shop's variants as arguments of the families' builders.

A job `sofa-oslo-3@weave-grey` is the product in another cover, `sideboard-slat-oak@walnut` in another wood,
`bench-vera-boucle@boucle-mocha+oak` in both. The codes are those of `api/db/seed/catalogue/finishes.ts`."""

WOOD = {"oak": "oak", "oak-white": "oak_white", "oak-smoked": "oak_smoked", "walnut": "walnut", "ash-black": "ash_black"}
LEATHER = {"leather-cognac": "leather:#8d5a37", "leather-chestnut": "leather:#7d4b2d", "leather-black": "leather:#2a2624"}
METAL = {"brass": "metal:brass", "metal-black": "coat:#1b1a19", "metal-white": "coat:#ece9e2"}
CERAMIC = {"ceramic-sand": "ceramic:#d2c6b4", "ceramic-clay": "ceramic:#b07a58", "ceramic-charcoal": "ceramic:#3b3a38", "ceramic-white": "ceramic:#e6dfd2", "concrete": "concrete"}
STONE = {"travertine": "travertine", "marble-carrara": "marble:carrara", "marble-marquina": "marble:nero"}
LACQUER = {"lacquer-black": "ash_black", "lacquer-white": "ash_white", "lacquer-sage": "ash_sage"}
PAINT = {"lacquer-white": "#eceae4", "lacquer-sage": "#8f9a86", "lacquer-blue": "#5b6d80"}
RUG = {"wool-ecru-brown": dict(col="#e6ddcd", col2="#6a5b4d"), "wool-sand-terra": dict(col="#d9cdb8", col2="#a06a4c"), "wool-sand-navy": dict(col="#d9cdb8", col2="#48566a"), "wool-taupe": dict(col="#b9ad9b"), "wool-ecru": dict(col="#e2d9c8", col2="#c6b9a2")}
SIDE = {"brass-carrara": dict(metal="metal:brass", top="marble:carrara"), "black-marquina": dict(metal="coat:#1b1a19", top="marble:nero")}
RATTAN = {"rattan-natural": "#c49a62", "rattan-black": "#2c2926"}


def fabric(code):
    return LEATHER.get(code) or {"weave-charcoal": "basket_char"}.get(code) or code.replace("-", "_")


# Builder -> arguments for a colour.
COLOUR = {
    "sofa": lambda c: dict(fabric=fabric(c)), "bed": lambda c: dict(fabric=fabric(c)), "chair_ella": lambda c: dict(fabric=fabric(c)),
    "chair_shell": lambda c: dict(fabric=fabric(c)), "armchair_tub": lambda c: dict(fabric=fabric(c)), "armchair_frame": lambda c: dict(fabric=fabric(c)),
    "bench": lambda c: dict(fabric=fabric(c)), "chair_spindle": lambda c: dict(wood=LACQUER[c]), "wardrobe": lambda c: dict(paint=PAINT[c]),
    "floor_drum": lambda c: dict(metal=METAL[c]), "floor_arc": lambda c: dict(metal=METAL[c]), "mirror_round": lambda c: dict(frame="metal:brass_brushed" if c == "brass" else METAL[c]),
    "mirror_arch": lambda c: dict(frame=METAL[c]), "pendant_dome": lambda c: dict(mat=METAL[c]), "pendant_rattan": lambda c: dict(col=RATTAN[c]),
    "table_lamp": lambda c: dict(base=CERAMIC[c]), "vase": lambda c: dict(mat=CERAMIC[c]), "plant": lambda c: dict(pot_mat=CERAMIC[c]),
    "coffee_drum": lambda c: dict(mat=STONE[c]), "dining_round": lambda c: dict(top=STONE[c]), "side_table": lambda c: SIDE[c], "rug": lambda c: RUG[c],
}
# Builder -> arguments for a wood; most call it `wood`.
WOODS = {"chair_cane": lambda w: dict(frame="wood:" + WOOD[w]), "floor_drum": lambda w: dict(legs_wood=WOOD[w])}


def apply(module, codes):
    """Makes the module's builders take these finishes instead of their own."""
    for code in codes:
        for name in list(vars(module)):
            table, key = (WOODS, code) if code in WOOD else (COLOUR, code)
            args = table.get(name) or (lambda w: dict(wood=WOOD[w])) if code in WOOD else table.get(name)
            build = getattr(module, name)
            if args is None or not callable(build) or getattr(build, "__module__", "") != module.__name__:
                continue
            accepted = build.__wrapped__ if hasattr(build, "__wrapped__") else build
            try:
                changed = args(key)
            except KeyError:
                continue
            if not set(changed) <= set(accepted.__code__.co_varnames[:accepted.__code__.co_argcount]):
                continue
            setattr(module, name, _with(build, accepted, changed))


def _with(build, accepted, changed):
    names = accepted.__code__.co_varnames

    def made(*args, **kw):
        positional = dict(zip(names, args)); positional.update(kw); positional.update(changed)
        return build(**positional)
    made.__wrapped__ = accepted
    made.__module__ = build.__module__
    return made
