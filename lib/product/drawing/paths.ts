import type { Part } from './shapes';

type Extent = { left: number; top: number; right: number; bottom: number };

/** Control points count as well, so a curve may be smaller. */
function extentOf(part: Part): Extent {
  const numbers = part.flat();
  const [across, down] = [0, 1].map((parity) => numbers.filter((_, index) => index % 2 === parity));
  return {
    left: Math.min(...(across ?? [])),
    right: Math.max(...(across ?? [])),
    top: Math.min(...(down ?? [])),
    bottom: Math.max(...(down ?? [])),
  };
}

const isOver = (one: Extent, other: Extent) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const tenths = (value: number) => Math.round(value * 10);
/** `.5` for 5, `-2` for -20. */
const short = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.');
/** Numbers as few signs as they need: a minus parts them too. */
const joined = (values: readonly number[]) => values.map(short).join(' ').replaceAll(' -', '-');

/** A step from a point, as SVG writes it; all in tenths. */
function written(step: readonly number[], x: number, y: number, reflected: readonly number[] | null): string {
  const by = step.map((n, index) => n - (index % 2 === 0 ? x : y));
  const [dx = 0, dy = 0] = by;
  if (by.length === 6 && reflected?.[0] === step[0] && reflected?.[1] === step[1])
    return `s${joined(by.slice(2))}`;
  if (by.length === 6) return `c${joined(by)}`;
  if (by.length === 4) return `q${joined(by)}`;
  if (dy === 0) return `h${short(dx)}`;
  return dx === 0 ? `v${short(dy)}` : `l${joined(by)}`;
}

/** In tenths of a centimetre, each step from the one before: rounded once, so nothing drifts. */
function pathOf(part: Part): string {
  const [start = [], ...steps] = part.map((step) => step.map(tenths));
  let [x = 0, y = 0] = start;
  let reflected: number[] | null = null;
  let path = `M${joined([x, y])}`;
  for (const step of steps) {
    const [endX = 0, endY = 0] = step.slice(-2);
    if (step.length > 2 || endX !== x || endY !== y) path += written(step, x, y, reflected);
    const [controlX = 0, controlY = 0] = step.slice(-4);
    reflected = step.length === 6 ? [2 * endX - controlX, 2 * endY - controlY] : null;
    [x, y] = [endX, endY];
  }
  return part.length > 2 ? `${path}z` : path;
}

/**
 * Few paths instead of many parts: parts that do not lie on each other share one. Each path covers those before it.
 */
export function pathsOf(parts: readonly Part[]): string[] {
  const layers: { extents: Extent[]; path: string }[] = [];
  for (const part of parts) {
    const extent = extentOf(part);
    const last = layers.at(-1);
    if (last?.extents.every((other) => !isOver(extent, other))) {
      last.extents.push(extent);
      last.path += pathOf(part);
    } else layers.push({ extents: [extent], path: pathOf(part) });
  }
  return layers.map(({ path }) => path);
}
