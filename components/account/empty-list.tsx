'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { homePath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Says that there is nothing yet, and leads to the shop. */
export function EmptyList({ text }: { text: string }) {
  const t = useTranslations('account');
  const site = useSite();
  return (
    <div className="mt-8 rounded-md bg-linen p-8 text-center">
      <p className="text-lg">{text}</p>
      <LinkButton href={homePath(site.code)} className="mt-5">
        {t('startShopping')}
      </LinkButton>
    </div>
  );
}
