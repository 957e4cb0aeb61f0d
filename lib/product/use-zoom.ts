'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { firstView, keepInFrame, wholePicture, type ZoomView, zoomAt } from './zoom';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

const tapScale = 2.5;
/** Less than this is a tap that trembled. */
const tapPx = 6;
const swipePx = 50;
const wheelSpeed = 0.002;

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spreadOf = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/**
 * Pinching, dragging, the wheel and taps on a picture in its frame. What a finger can do, `zoom` and `move` do for
 * buttons and keys. What cannot be moved that way any further is swiped away: `onSwipe` gets 1 for the next one, -1 for the one before.
 */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  isHigh: boolean,
  onSwipe: (direction: 1 | -1) => void,
) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const path = useRef({ start: { x: 0, y: 0 }, from: 0, hadTwo: false });

  function change(next: (view: ZoomView, picture: Size, room: Size) => ZoomView): void {
    const element = frame.current;
    const image = element?.querySelector('img');
    if (!element || !image) return;
    const picture = { width: image.offsetWidth, height: image.offsetHeight };
    const room = { width: element.clientWidth, height: element.clientHeight };
    setView((now) => keepInFrame(next(now, picture, room), picture, room));
  }
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  /** How a picture begins. */
  const begin = () => change((_now, picture, room) => firstView(picture, room, isHigh));
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => change((now) => zoomAt(now, factor, at));
  const move = (x: number, y: number) => change((now) => ({ ...now, x: now.x + x, y: now.y + y }));

  // React listens passively, and the browser would enlarge the page itself.
  const onWheel = useRef<(event: WheelEvent) => void>(() => {});
  onWheel.current = (event) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * wheelSpeed), fromMiddle({ x: event.clientX, y: event.clientY }));
  };
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  /** What was held is let go of without having been two fingers' work. */
  function onRelease(at: Point): void {
    const x = at.x - path.current.start.x;
    const y = at.y - path.current.start.y;
    if (Math.hypot(x, y) < tapPx) zoom(view.scale < tapScale ? tapScale : 1 / view.scale, fromMiddle(at));
    else if (view.x === path.current.from && Math.abs(x) > Math.max(swipePx, Math.abs(y)))
      onSwipe(x < 0 ? 1 : -1);
  }

  function onPointerDown(event: PointerEvent): void {
    const point = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, point);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 1) path.current = { start: point, from: view.x, hadTwo: false };
    else path.current.hadTwo = true;
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...pointers.current.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    if (after.length > 1) zoom(spreadOf(after) / (spreadOf(before) || 1), fromMiddle(to));
    move(to.x - from.x, to.y - from.y);
  }

  function onPointerEnd(event: PointerEvent): void {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setHeld(false);
    if (event.type !== 'pointercancel' && !path.current.hadTwo)
      onRelease({ x: event.clientX, y: event.clientY });
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
  return { view, isHeld, zoom, move, begin, handlers };
}
