'use client';

import { useRouter } from 'next/navigation';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useTransition,
} from 'react';

type Navigation = {
  /** True from the click until the new page stands. */
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

/** The focused element's id; kept outside of React because the page that held it may be exchanged for another. */
let focusedId = '';

/** Moves within one page type (filters, variants): old content stays, marked busy, until the new one is there. */
export function PendingNavigation({ children, className }: { children: ReactNode; className?: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  const navigate = useCallback(
    (href: string) => {
      focusedId = document.activeElement?.id ?? '';
      startTransition(() => router.push(href, { scroll: false }));
    },
    [router],
  );
  const prefetch = useCallback((href: string) => router.prefetch(href), [router]);
  const navigation = useMemo(() => ({ isPending, navigate, prefetch }), [isPending, navigate, prefetch]);

  useEffect(() => {
    if (focusedId && document.activeElement === document.body)
      document.getElementById(focusedId)?.focus({ preventScroll: true });
    focusedId = '';
  }, []);

  return (
    <PendingNavigationContext value={navigation}>
      <div aria-busy={isPending} className={`group/pending ${className ?? ''}`}>
        {children}
      </div>
    </PendingNavigationContext>
  );
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

type PendingLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

/** A real link that moves by `PendingNavigation`; fetched ahead when the pointer comes near. */
export function PendingLink({ href, children, ...rest }: PendingLinkProps) {
  const { navigate, prefetch } = usePendingNavigation();
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={() => prefetch(href)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
