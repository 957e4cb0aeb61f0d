import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { StandaloneStatus } from './standalone-status';

/** Something is away or there is too much to do (503), this client asks too often (429), the shop is wrong (500). */
export const failureKinds = ['unavailable', 'limited', 'unexpected'] as const;
type FailureKind = (typeof failureKinds)[number];

/** What the answer says, for the metadata of the page (§2). */
export const failureStatus: Readonly<Record<FailureKind, string>> = {
  unavailable: '503',
  limited: '429',
  unexpected: '500',
};

/** Empty, it is the one that was asked for, with its filters. */
const askedAddress = '';

export function failureKindOf(name: string): FailureKind {
  return failureKinds.find((kind) => kind === name) ?? 'unexpected';
}

/** Sent in place of a page that cannot be had, under that page's address. */
export async function FailureView({ site, kind }: { site: Site; kind: FailureKind }) {
  const t = await getTranslations('status.failure');
  return (
    <StandaloneStatus
      site={site}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      actions={
        <>
          <a href={askedAddress} className={buttonStyles()}>
            {t('retry')}
          </a>
          <a href={homePath(site.code)} className={buttonStyles('quiet')}>
            {t('home')}
          </a>
        </>
      }
      note={t('contact', { phone: site.contact.phone, email: site.contact.email })}
    />
  );
}
