import type { OutlineDetails } from '@/api/contract/outlines';
import type { Part } from './shapes';

/** Centimetres. */
export type Size = { width: number; depth: number; height: number; seatHeight: number | null };
export type View = 'front' | 'side' | 'top';
/** From the front, from its left side (the front is on the right) and from above (the front is below). */
export type Views = Record<View, Part[]>;
export type Draw = (size: Size, details: OutlineDetails) => Views;
