"""One even ground behind a product: python3 ground.py cover.png picture.webp [more.webp of the same view ...] --out folder

A studio's sweep is never lit evenly: its corners ran from 190 to 255, each picture differently, so that a row of cards was
a row of grey boxes. The light of the empty ground is fitted (a surface of fifth degree, the upper edge of what is seen where
`render.py --cover` says that no product is), the picture divided by it and put on `GROUND`; the product keeps every pixel
as it was, the shadow by its feet its depth, and far from the product nothing is left but the ground. Needs numpy, dwebp, cwebp."""
import os, subprocess, sys, tempfile
import numpy as np
from lib.post import boxf

GROUND = np.array([247, 245, 242], np.float32)
CLEAR = .004                  # covered less than this: no product
NEAR, FAR = .05, .26          # of the width: up to here a shadow is kept, from there on there is none
RIM = .05                     # of the width: nor is there one along the edges of the picture


def read_pnm(path):
    d = open(path, "rb").read(); head = d.split(None, 4); n = 3 if head[0] == b"P6" else 1
    w, h = int(head[1]), int(head[2])
    return np.frombuffer(d, np.uint8, w * h * n, len(d) - w * h * n).reshape(h, w, n)


def picture(path):
    with tempfile.TemporaryDirectory() as t:
        subprocess.check_call(["dwebp", "-quiet", "-ppm", path, "-o", t + "/x"]); return read_pnm(t + "/x").astype(np.float32)


def cover_of(path):
    with tempfile.TemporaryDirectory() as t:
        subprocess.check_call(["convert", path, "-depth", "8", "ppm:" + t + "/x"]); return read_pnm(t + "/x")[..., 0].astype(np.float32) / 255


def shrink(a, n):
    h, w = a.shape[0] // n * n, a.shape[1] // n * n
    return a[:h, :w].reshape(h // n, n, w // n, n, -1).mean((1, 3))


def terms(h, w, degree=5):
    y, x = np.mgrid[0:h, 0:w]; x = (x + .5) / w * 2 - 1; y = (y + .5) / h * 2 - 1
    return np.stack([x**i * y**j for i in range(degree + 1) for j in range(degree + 1 - i)], -1).astype(np.float32)


def light(img, clear):
    """The ground as it would be without a product: fitted from above, as shadows only ever take light away."""
    small, known = shrink(img, 8), shrink(clear[..., None], 8)[..., 0] > .999
    T = terms(*known.shape); A, Y = T[known], small[known]; lum = Y.mean(-1); wgt = np.ones(len(A), np.float32)
    for _ in range(40):
        c = np.linalg.lstsq(A * wgt[:, None], lum * wgt, rcond=None)[0]
        off = lum - A @ c
        wgt = np.where(off > 0, 1, np.exp(-(off / 3) ** 2) + .02).astype(np.float32) ** .5
    c = np.linalg.lstsq(A * wgt[:, None], Y * wgt[:, None], rcond=None)[0]
    return np.minimum(terms(*img.shape[:2]) @ c.astype(np.float32), 255)


def away(covered):
    """How far each pixel is from the product, as a part of the width (in steps of 8 pixels)."""
    near = shrink(covered[..., None].astype(np.float32), 8)[..., 0] > 0; h, w = near.shape
    d = np.where(near, 0, 1e6)
    for _ in range(2):
        for axis, order in ((0, 1), (0, -1), (1, 1), (1, -1)):
            v = (d if axis == 0 else d.T)[::order]
            for i in range(1, len(v)):
                up = v[i-1]; side = np.minimum(np.pad(up, (1, 0), constant_values=1e6)[:-1], np.pad(up, (0, 1), constant_values=1e6)[1:])
                np.minimum(v[i], np.minimum(up + 1, side + 1.414), out=v[i])
    H, W = covered.shape
    d = np.kron(d, np.ones((8, 8)))[:H, :W]; d = np.pad(d, ((0, H - d.shape[0]), (0, W - d.shape[1])), "edge")
    return boxf(d[..., None].astype(np.float32), 6)[..., 0] * 8 / W


def even(img, alpha):
    light_of = img[alpha > .98].mean(-1)
    if np.median(light_of) > 236 and np.percentile(light_of, 5) > 205: img = img + (251 * (img / 255) ** 1.7 - img) * alpha[..., None]      # white on white: a little less light, or its forms are lost
    clear = alpha < CLEAR; m = clear[..., None].astype(np.float32)
    seen = lambda a, r: boxf(a * m, r) / np.maximum(boxf(m, r), 1e-6)            # mean of the ground alone
    B = light(img, clear); far = away(~clear)
    share = np.minimum(img / np.maximum(B, 1), 1)
    # Grain and the steps of compression go: little near the product, more further out.
    soft = [share] + [seen(share, r) for r in (2, 6, 16)]
    k = np.clip(far / .03, 0, 2.999)[..., None]
    share = sum(np.clip(1 - np.abs(k - i), 0, 1) * s for i, s in enumerate(soft))
    h, w = alpha.shape; y, x = np.mgrid[0:h, 0:w]
    inside = np.minimum(np.minimum(x, w - 1 - x), np.minimum(y, h - 1 - y)) / w
    ease = lambda v: v * v * (3 - 2 * v)
    t = np.maximum(ease(np.clip((far - NEAR) / (FAR - NEAR), 0, 1)), 1 - ease(np.clip(inside / RIM, 0, 1)))[..., None]
    grey = share.mean(-1, keepdims=True)
    share = share + (grey - share) * .5
    # A hundredth of light is a fault of the fit, a tenth a shadow; away from the product only a darker one, beside and above it hardly any.
    lost = np.maximum(1 - share, 0); rows = np.flatnonzero((~clear).any(1)); foot = rows[-1] - .3 * (rows[-1] - rows[0])
    knee = .015 + ease(np.clip(far / .09, 0, 1)) * (.1 + .2 * ease(np.clip((foot - y) / (.1 * h), 0, 1)))
    share = 1 - lost * lost / (lost + .04) * (lost * lost / (lost * lost + (knee * knee)[..., None]))
    share = share + (1 - share) * t
    change = GROUND * share - img
    edge = np.where(clear[..., None], change, np.where(boxf(m, 4) > 0, seen(change, 4), 0))
    a = alpha[..., None]; out = img + edge * (1 - a)
    # The rim: what the product is just inside of it over what the ground is just outside, as the denoiser leaves dark specks and steps there.
    full = (alpha > .98)[..., None].astype(np.float32); n = boxf(full, 1)
    ground = np.where(clear[..., None], GROUND * share, seen(GROUND * share, 3))
    rim = (alpha >= CLEAR) & (alpha <= .98) & (n[..., 0] > .1) & (boxf(m, 3)[..., 0] > 0)
    out = np.where(rim[..., None], a * boxf(img * full, 1) / np.maximum(n, 1e-6) + (1 - a) * ground, out)
    odd = ((img.max(-1) - img.min(-1) > 30) | (img.mean(-1) < 60)) & clear          # neither ground nor shadow
    stray = float(odd.mean() / max(1e-6, (~clear).mean()))
    rn = np.random.RandomState(1).normal(0, .35, out.shape[:2])[..., None]      # against banding
    return (np.clip(out + rn * (1 - t) * m, 0, 255) + .5).astype(np.uint8), stray, B


if __name__ == "__main__":
    args = sys.argv[1:]; i = args.index("--out"); folder = args[i+1]; del args[i:i+2]
    cover, *pictures = args
    for p in pictures:
        img = picture(p); alpha = cover_of(cover)
        if alpha.shape != img.shape[:2]:
            with tempfile.TemporaryDirectory() as t:
                subprocess.check_call(["convert", cover, "-resize", "%dx%d!" % img.shape[1::-1], t + "/x.png"]); alpha = cover_of(t + "/x.png")
        out, stray, B = even(img, alpha)
        dst = os.path.join(folder, os.path.basename(p))
        with tempfile.TemporaryDirectory() as t:
            with open(t + "/x.ppm", "wb") as f: f.write(b"P6\n%d %d\n255\n" % out.shape[1::-1] + out.tobytes())
            subprocess.check_call(["cwebp", "-quiet", "-q", "90", "-m", "6", "-sharp_yuv", t + "/x.ppm", "-o", dst])
        print("%-52s light %3.0f to %3.0f  stray %.4f  %d -> %d KB" % (os.path.basename(p), B.mean(-1).min(), B.mean(-1).max(), stray, os.path.getsize(p) // 1024, os.path.getsize(dst) // 1024), flush=True)
