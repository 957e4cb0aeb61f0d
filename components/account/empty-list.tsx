'use client';

import { useTranslations } from 'next-intl';
import { EmptyPanel } from '@/components/status/empty-panel';
import { LinkButton } from '@/components/ui/link-button';
import { homePath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Says that there is nothing yet and what would be, and leads to the shop. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  const t = useTranslations('account');
  const site = useSite();
  return (
    <EmptyPanel title={title} text={text}>
      <LinkButton href={homePath(site.code)} className="mt-6">
        {t('startShopping')}
      </LinkButton>
    </EmptyPanel>
  );
}
