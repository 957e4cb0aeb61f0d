import type { AnchorHTMLAttributes } from 'react';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** False keeps the place where the page is scrolled to. */
  scroll?: boolean;
  /** Names the move for view transitions. */
  transitionType?: string;
};

/**
 * A link within the shop. `FollowLinks` in the layout takes the press, and fetches the page ahead when the link is
 * pointed at, touched or focused: a grid of cards costs nothing, and no link needs code of its own.
 */
export function Link({ scroll = true, transitionType = '', ...anchor }: Props) {
  return <a {...anchor} data-soft={transitionType} data-stay={scroll ? undefined : ''} />;
}
