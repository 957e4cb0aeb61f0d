'use client';

import { useRouter } from 'next/navigation';
import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useTransition,
} from 'react';
import { createHandoff } from './handoff';
import { isPlainClick } from './is-plain-click';

type Navigation = {
  /** True from the click until the new page is shown. */
  isPending: boolean;
  /** Goes to an address of this site and keeps the scroll position. */
  navigate: (href: string) => void;
  prefetch: (href: string) => void;
};

export const PendingNavigationContext = createContext<Navigation>({
  isPending: false,
  navigate: (href) => window.location.assign(href),
  prefetch: () => {},
});

export function usePendingNavigation(): Navigation {
  return useContext(PendingNavigationContext);
}

/** The focused element's id, from a page that is exchanged for another. */
const focused = createHandoff<string>();

/** Moves by the router. */
function useRouterNavigation(): Navigation {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const navigate = useCallback(
    (href: string) => startTransition(() => router.push(href, { scroll: false })),
    [router],
  );
  const prefetch = useCallback((href: string) => router.prefetch(href), [router]);
  return useMemo(() => ({ isPending, navigate, prefetch }), [isPending, navigate, prefetch]);
}

type Props = { children: ReactNode; className?: string };

/** Moves within one page type (variants): old content stays, marked busy, until the new one is there. */
export function PendingNavigation(props: Props) {
  return <NavigationFrame {...props} navigation={useRouterNavigation()} />;
}

/** The same where somebody else moves. */
export function NavigationFrame({ navigation, children, className }: Props & { navigation: Navigation }) {
  // Read as the page goes, not at the click: the shopper may have moved on while the next one was on its way.
  useLayoutEffect(() => {
    const id = focused.take();
    if (id && document.activeElement === document.body)
      document.getElementById(id)?.focus({ preventScroll: true });
    return () => focused.leave(document.activeElement?.id ?? '');
  }, []);

  return (
    <PendingNavigationContext value={navigation}>
      <div aria-busy={navigation.isPending} className={`group/pending ${className ?? ''}`}>
        {children}
      </div>
    </PendingNavigationContext>
  );
}

type PendingLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  /** Id of what gets the focus, for a link that is not there any more on the next page. */
  thenFocus?: string;
};

/** A real link that moves by `PendingNavigation`; fetched ahead when the pointer comes near. */
export function PendingLink({ href, thenFocus, children, ...rest }: PendingLinkProps) {
  const { navigate, prefetch } = usePendingNavigation();
  return (
    <a
      {...rest}
      href={href}
      data-held
      onPointerEnter={() => prefetch(href)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (thenFocus) document.getElementById(thenFocus)?.focus();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
