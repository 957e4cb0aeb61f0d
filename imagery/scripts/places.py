"""blender -b -P places.py -- rooms.json out.json: where in its picture each product of a room is seen.

`rooms.json` names the products of each room, {"living": ["sofa-oslo-3", …]}. `out.json` has for each a point that lies on the
product itself, not on what stands before it, in per cent of the picture from the left and from the top: {"living": {"sofa-oslo-3": [48.5, 61.2]}}.
Points keep their distance, so that a finger hits one of them on the narrowest phone. `npm run places` runs this and joins it with the goods."""
import json, os, sys
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import numpy as np
from mathutils import Vector
from lib import core as C, materials as M
from families import load_all, rooms as ROOM_SETS
import types

GRID = (150, 100)              # cells across and down, square in a picture of 3:2
APART = 14                     # cells between two points: 24 px where the picture is 257 px wide
EDGE = 7                       # cells to the edge of the picture


def tag_builders():
    """Every object made by a builder of a family is told by which and of what kind, the outermost one counts."""
    inside = []
    for module in [m for m in vars(ROOM_SETS).values() if isinstance(m, types.ModuleType) and m.__name__.startswith("families.")]:
        for name, build in list(vars(module).items()):
            if isinstance(build, types.FunctionType) and build.__module__ == module.__name__:
                setattr(module, name, tagging(name, build, inside))


def tagging(name, build, inside):
    def made(*args, **kw):
        if inside:
            return build(*args, **kw)
        before = set(bpy.data.objects); inside.append(name)
        result = build(*args, **kw)
        inside.pop()
        for o in set(bpy.data.objects) - before:
            o["builder"], o["kind"] = name, args[0] if args and isinstance(args[0], str) else ""
        return result
    made.__wrapped__ = build
    return made


def seen():
    """Object under the middle of each cell, as the camera sees it; None for what no builder made."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    scene.render.resolution_x, scene.render.resolution_y = 1920, 1280
    cam = scene.camera; at = cam.matrix_world
    corners = [at @ v for v in cam.data.view_frame(scene=scene)]      # top right, bottom right, bottom left, top left
    tr, br, bl, tl = corners; eye = at.translation
    rows = []
    for j in range(GRID[1]):
        row = []
        for i in range(GRID[0]):
            u, v = (i + .5) / GRID[0], (j + .5) / GRID[1]
            to = tl.lerp(tr, u).lerp(bl.lerp(br, u), v)
            row.append(hit(scene, graph, eye, (to - eye).normalized()))
        rows.append(row)
    return rows


def hit(scene, graph, eye, way):
    for _ in range(12):
        found, at, _, _, ob, _ = scene.ray_cast(graph, eye, way)
        if not found:
            return None
        if ob.visible_camera:
            return (ob["builder"], ob["kind"]) if "builder" in ob.keys() else None
        eye = at + way * .001
    return None


def depth(mask):
    """How many cells each lies inside of what is seen of the product."""
    d = np.zeros(mask.shape, int); m = np.pad(mask, 1)
    while m.any():
        d += m[1:-1, 1:-1]
        m = m & np.roll(m, 1, 0) & np.roll(m, -1, 0) & np.roll(m, 1, 1) & np.roll(m, -1, 1)
        m[0] = m[-1] = False; m[:, 0] = m[:, -1] = False
    return d


def choose(masks):
    """A cell for each product, deep inside of it and far from the others; those that can be seen least choose first, but
    for those that found no cell left: then they do."""
    order, points, close = sorted(masks, key=lambda code: masks[code].sum()), {}, []
    for _ in masks:
        points, close = chosen(masks, order)
        if not close: break
        order = close + [code for code in order if code not in close]
    for code in close: print("TOO CLOSE", code, flush=True)
    return points


def chosen(masks, order):
    points, close = {}, []
    jj, ii = np.mgrid[0:GRID[1], 0:GRID[0]]
    inner = np.minimum(np.minimum(ii, GRID[0] - 1 - ii), np.minimum(jj, GRID[1] - 1 - jj)) >= EDGE
    for code in order:
        mask = masks[code] & inner
        if mask.sum() < 8:
            print("NOT SEEN", code, flush=True); continue
        free = mask.copy()
        for i, j in points.values():
            free &= np.hypot(ii - i, jj - j) >= APART
        if not free.any():
            close.append(code); continue
        inside = np.where(free, np.minimum(depth(mask), 8), 0)
        best = inside == inside.max()
        middle = np.array([ii[mask].mean(), jj[mask].mean()])
        far = np.where(best, np.hypot(ii - middle[0], jj - middle[1]), 1e9)
        j, i = np.unravel_index(far.argmin(), far.shape)
        points[code] = (int(i), int(j))
    return points, close


def in_room(codes, products):
    cells = seen(); masks = {}
    made = {c for row in cells for c in row if c}
    for code in codes:
        lines = products[code][0].__code__
        of = {c for c in made if c[0] == lines.co_names[0]}
        if len(of) > 1: of = {c for c in of if c[1] in lines.co_consts}
        masks[code] = np.array([[c in of for c in row] for row in cells])
    return choose(masks)


source, out = sys.argv[sys.argv.index("--") + 1:]
found = {}
C.reset(); PRODUCTS, ROOMS = load_all(); tag_builders()
for room, codes in json.load(open(source)).items():
    C.reset(); M._cache.clear(); ROOMS[room](); bpy.context.view_layer.update()
    found[room] = {code: [round((i + .5) / GRID[0] * 100, 1), round((j + .5) / GRID[1] * 100, 1)] for code, (i, j) in in_room(codes, PRODUCTS).items()}
    print("PLACES", room, found[room], flush=True)
json.dump(found, open(out, "w"), indent=1)
