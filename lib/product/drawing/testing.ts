import type { Box } from './layout';
import type { Part } from './shapes';

/** A point of a Bézier curve through any number of control points. */
function pointOn(controls: readonly (readonly [number, number])[], share: number): readonly [number, number] {
  const [first = [0, 0] as const, ...others] = controls;
  if (others.length === 0) return first;
  const nearer = others.map(([x, y], index) => {
    const [fromX, fromY] = controls[index] ?? [x, y];
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const;
  });
  return pointOn(nearer, share);
}

function pairs(step: readonly number[]): (readonly [number, number])[] {
  return Array.from({ length: step.length / 2 }, (_, index) => [
    step[index * 2] ?? 0,
    step[index * 2 + 1] ?? 0,
  ]);
}

/** Points along a part, curves in small pieces. */
export function pointsOf(part: Part): (readonly [number, number])[] {
  return part.flatMap((step, index) => {
    const controls = [...pairs(part[index - 1] ?? step).slice(-1), ...pairs(step)];
    const pieces = step.length === 2 ? 1 : 16;
    return Array.from({ length: pieces }, (_, piece) => pointOn(controls, (piece + 1) / pieces));
  });
}

/** The smallest box around all that is drawn. */
export function around(parts: readonly Part[]): Box {
  const points = parts.flatMap(pointsOf);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
