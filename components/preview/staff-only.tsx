'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { useIdentity } from '@/lib/auth/use-identity';
import { authPath, homePath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { PreviewLoading } from './preview-loading';

type Props = { heading: string; text: string; link: { href: string; title: string } };

/** Why there is nothing to see, and where to go instead. */
export function Refusal({ heading, text, link }: Props) {
  return (
    <main className="page-width grid min-h-dvh max-w-2xl content-center gap-6 py-12">
      <h1 className="heading text-4xl">{heading}</h1>
      <Alert>{text}</Alert>
      <LinkButton href={link.href} className="justify-self-start">
        {link.title}
      </LinkButton>
    </main>
  );
}

/** Who else comes here is told why (§6). What is shown inside is fetched with the token, which the API checks. */
export function StaffOnly({ next, children }: { next: string; children: ReactNode }) {
  const t = useTranslations('preview');
  const site = useSite();
  const identity = useIdentity(site);
  if (identity === undefined) return <PreviewLoading />;
  if (identity?.type === 'Admin') return children;
  if (identity?.type === 'Customer')
    return (
      <Refusal
        heading={t('deniedTitle')}
        text={t('deniedText')}
        link={{ href: homePath(site.code), title: t('toShop') }}
      />
    );
  return (
    <Refusal
      heading={t('title')}
      text={t('signInText')}
      link={{ href: authPath(site.code, 'sign-in', next), title: t('signIn') }}
    />
  );
}
