'use client';

import { useTranslations } from 'next-intl';
import { KnownEmail } from '@/components/auth/known-email';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { authPath, checkoutPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

/** The same in one line, for a site that does not suggest it first. */
export function SignInLine({ site }: { site: SiteRules }) {
  const t = useTranslations('checkout.signIn');
  return (
    <p className="mb-6 text-sm">
      {t('title')}{' '}
      <Link
        href={authPath(site.code, 'sign-in', checkoutPath(site.code))}
        className="underline underline-offset-4 hover:decoration-2"
      >
        {t('action')}
      </Link>
    </p>
  );
}

/** Offers guests to sign in before they fill anything in; nobody has to (§4). */
export function SignInSuggestion({ site }: { site: SiteRules }) {
  const t = useTranslations('checkout.signIn');
  const back = checkoutPath(site.code);
  return (
    <section aria-labelledby="sign-in-first" className="mb-6 rounded-md bg-linen p-5 sm:p-8">
      <h2 id="sign-in-first" className="heading text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-xl">{t('text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton href={authPath(site.code, 'sign-in', back)}>{t('action')}</LinkButton>
        <LinkButton href={authPath(site.code, 'sign-up', back)} variant="quiet">
          {t('signUp')}
        </LinkButton>
      </div>
    </section>
  );
}

/** The same to whoever has told the address of an account, beside the field (§7). */
export function SignInNote({ site, fieldId }: { site: SiteRules; fieldId: string }) {
  const t = useTranslations('checkout.signIn');
  return (
    <KnownEmail fieldId={fieldId} next={checkoutPath(site.code)}>
      {(link) => t.rich('known', { link })}
    </KnownEmail>
  );
}
