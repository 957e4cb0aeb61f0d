'use client';

import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { keepTypedEmail } from '@/lib/auth/typed-email';
import { useKnownEmail } from '@/lib/auth/use-known-email';
import { useLeftValue } from '@/lib/browser/use-left-value';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  /** The field that asks for the address. */
  fieldId: string;
  /** Where to go after signing in. */
  next: string | null;
  /** What is said; `link` makes the way to sign in of some of its words. */
  children: (link: (words: ReactNode) => ReactNode) => ReactNode;
};

/** Says that there is an account of the address a field was left with, which goes along to sign in. It stands in nobody's way. */
export function KnownEmail({ fieldId, next, children }: Props) {
  const site = useSite();
  const email = useLeftValue(fieldId);
  const isKnown = useKnownEmail(site, email);
  const link = (words: ReactNode) => (
    <Link
      href={authPath(site.code, 'sign-in', next)}
      onClick={() => keepTypedEmail(email)}
      className="underline underline-offset-4 hover:decoration-2"
    >
      {words}
    </Link>
  );
  return <div role="status">{isKnown && <p className="mt-2 text-sm text-stone">{children(link)}</p>}</div>;
}
