import { type ComponentType, Suspense, useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';

type Props = {
  menu: HTMLElement;
  /** Selects the place in a department, which begins with the link to it. */
  place: string;
  Part: ComponentType<{ href: string }>;
};

/** Puts a part of each department into its place in the drawn menu. */
export function MenuPlaces({ menu, place, Part }: Props) {
  const [, look] = useReducer((times: number) => times + 1, 0);
  const departments = [...menu.querySelectorAll('details')];
  // Another menu has been drawn in place of this one.
  useEffect(() => {
    if (departments.some((department) => !department.isConnected)) look();
  });
  return departments.map((department) => {
    const href = department.querySelector('a')?.getAttribute('href');
    const found = department.querySelector(place);
    if (!href || !found) return null;
    return createPortal(
      <Suspense>
        <Part href={href} />
      </Suspense>,
      found,
      href,
    );
  });
}
