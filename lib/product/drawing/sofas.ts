import type { OutlineDetails } from '@/api/contract/outlines';
import { chaiseOf } from './chaise';
import { both, legs, type Part, polygon, rect, row, taperedLegs } from './shapes';
import type { Draw, Size } from './types';

/** What is behind the seat: the frame, and the cushions before it unless the seat says how deep it is. */
const back = { frame: 12, cushion: 18 };

function measuresOf({ width, depth, height, seatHeight }: Size, details: OutlineDetails) {
  const seat = seatHeight ?? height / 2;
  const leg = details.legHeightCm ?? seat * 0.3;
  const arm = Math.min(details.armWidthCm ?? 18, width * 0.3);
  const inner = width - 2 * arm;
  return {
    width,
    depth,
    height,
    arm,
    inner,
    count: details.count ?? Math.max(1, Math.round(inner / 65)),
    seatTop: height - seat,
    cushion: cushionOf(depth, details),
    armTop: Math.max(0, height - (details.armHeightCm ?? (height + seat) / 2)),
    /** Where the cushions lie on. */
    rail: height - leg - (seat - leg) * 0.48,
    body: height - leg,
  };
}
type Measures = ReturnType<typeof measuresOf>;

function cushionOf(depth: number, { bodyDepthCm, seatDepthCm }: OutlineDetails): number {
  return seatDepthCm ? Math.max(4, (bodyDepthCm ?? depth) - back.frame - seatDepthCm) : back.cushion;
}

function front({ width, arm, inner, count, seatTop, armTop, rail, body }: Measures, round: number): Part[] {
  return [
    rect(arm, 8, inner, body - 8),
    ...row(count, arm, inner, (x, wide) => rect(x, 0, wide, seatTop, 6)),
    ...row(count, arm, inner, (x, wide) => rect(x, seatTop, wide, rail - seatTop, 4)),
    rect(arm, rail, inner, body - rail),
    ...both(width, rect(0, armTop, arm, body - armTop, round)),
  ];
}

function side({ depth, cushion, armTop, body }: Measures, round: number): Part[] {
  return [
    polygon([3, 0], [back.frame, 0], [back.frame + cushion, armTop + 9], [0, armTop + 9]),
    rect(0, armTop, depth, body - armTop, round),
  ];
}

/** Arms, frame and back cushions; the seats are as deep as they are. */
function top(
  { width, arm, inner, count, cushion }: Measures,
  depth: number,
  seat: (index: number) => number,
): Part[] {
  const behind = back.frame + cushion;
  return [
    ...both(width, rect(0, 0, arm, depth, 5)),
    rect(arm, 0, inner, behind + 6, 3),
    rect(arm, 0, inner, back.frame, 3),
    ...row(count, arm, inner, (x, wide) => rect(x, back.frame, wide, cushion, 6)),
    ...row(count, arm, inner, (x, wide) => ({ x, wide })).map(({ x, wide }, index) =>
      rect(x, behind, wide, seat(index) - behind, 5),
    ),
  ];
}

type Base = (measures: Measures, length: number) => Part[];
const onLegs: Base = ({ body, height }, length) => taperedLegs(length, [body, height], 9, 5);
const onBlocks: Base = ({ body, height }, length) => legs(length, [body, height], 6, 6);
const onPlinth: Base = ({ body, height }, length) => [rect(4, body, length - 8, height - body)];

const sofaOn =
  (base: Base, round: number): Draw =>
  (size, details) => {
    const measures = measuresOf(size, details);
    const { width, depth } = size;
    return {
      front: [...base(measures, width), ...front(measures, round)],
      side: [...base(measures, depth), ...side(measures, round)],
      top: top(measures, depth, () => depth),
    };
  };

export const sofa = sofaOn(onLegs, 6);
/** The arms round off to the plinth. */
export const plinthSofa = sofaOn(onPlinth, 11);

/** Two runners of steel from front to back. */
export const sledSofa: Draw = (size, details) => {
  const measures = measuresOf(size, details);
  const { width, depth, height } = size;
  const { body } = measures;
  const runner = [rect(8, body, 1.6, height - body), rect(depth - 10, body, 1.6, height - body)];
  return {
    front: [...legs(width, [body, height], 8, 1.6), ...front(measures, 6)],
    side: [...runner, rect(8, height - 1.6, depth - 16, 1.6), ...side(measures, 6)],
    top: top(measures, depth, () => depth),
  };
};

/** In an L: one seat is as deep as the sofa, the arms and the others are as deep as its body. */
export const cornerSofa: Draw = (size, details) => {
  const measures = measuresOf(size, details);
  const chaise = chaiseOf(size, details);
  if (!chaise) return sofa(size, details);
  const { depth, height, seatTop, rail, body, count } = { ...size, ...measures };
  const { x, width, bodyDepth } = chaise;
  const reaches = chaise.side === 'left' ? 0 : count - 1;
  const foot = (at: number) => rect(at, body, 4, height - body);
  return {
    front: [
      ...onBlocks(measures, size.width),
      ...front(measures, 8),
      rect(x, seatTop, width, rail - seatTop + 2, 5),
      rect(x, rail + 2, width, body - rail - 2, 2),
      ...[foot(x + 6), foot(x + width - 10)],
    ],
    side: [
      ...onBlocks(measures, bodyDepth),
      foot(depth - 12),
      rect(back.frame, seatTop, depth - back.frame, rail - seatTop, 5),
      rect(back.frame, rail, depth - back.frame, body - rail, 2),
      ...side({ ...measures, depth: bodyDepth }, 8),
    ],
    top: top(measures, bodyDepth, (index) => (index === reaches ? depth : bodyDepth)),
  };
};
