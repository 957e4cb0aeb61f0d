'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/** A link that fetches its page ahead only when pointed at, touched or focused: a grid of cards costs nothing. */
export function Link(props: Props) {
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  return (
    <NextLink
      {...props}
      prefetch={isNear ? null : false}
      onPointerEnter={approach}
      onTouchStart={approach}
      onFocus={approach}
    />
  );
}
