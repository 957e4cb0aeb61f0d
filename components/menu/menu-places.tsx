import { type ComponentType, Suspense, useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  menu: HTMLElement;
  /** Names the places: an attribute whose value is the department. */
  mark: string;
  Part: ComponentType<{ vsin: string }>;
};

/** Puts a part of each department into its place in the drawn menu. */
export function MenuPlaces({ menu, mark, Part }: Props) {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const places = [...menu.querySelectorAll(`[${mark}]`)];
  // Another menu has been drawn in place of this one.
  useEffect(() => {
    if (places.some((place) => !place.isConnected)) look();
  });
  return places.map((place) => {
    const vsin = place.getAttribute(mark) ?? '';
    return createPortal(
      <Suspense>
        <Part vsin={vsin} />
      </Suspense>,
      place,
      vsin,
    );
  });
}
