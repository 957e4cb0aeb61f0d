'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useIdentity } from '@/lib/auth/use-identity';
import { notify } from '@/lib/notifications/notify';
import { gainful } from '@/lib/promotions/gainful';
import type { PromotionModel } from '@/lib/promotions/models';
import { productPromotionsQuery } from '@/lib/promotions/queries';
import { useSite } from '@/lib/sites/use-site';

function CodeToCopy({ code }: { code: string }) {
  const t = useTranslations('promotions');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify('success', t('copied'));
    } catch {
      notify('error', t('copyFailed'));
    }
  };
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
      {t.rich('withCode', {
        code,
        b: (chunks) => (
          <code className="rounded-sm border border-dashed border-edge bg-white px-2 py-1 font-sans font-medium tracking-wide">
            {chunks}
          </code>
        ),
      })}
      <Button variant="quiet" onClick={copy} aria-label={t('copyLabel', { code })}>
        {t('copy')}
      </Button>
    </p>
  );
}

function Promotion({ promotion }: { promotion: PromotionModel }) {
  const t = useTranslations('promotions');
  const { title, description, code, minimum, endsOn } = promotion;
  const terms = [
    !description && minimum ? t('from', { amount: minimum }) : null,
    endsOn ? t('endsOn', { date: endsOn }) : null,
  ].filter((term) => term !== null);
  return (
    <li>
      <p className="font-medium">{title}</p>
      {description && <p className="text-stone">{description}</p>}
      {terms.length > 0 && <p className="text-stone">{terms.join(' · ')}</p>}
      {code && <CodeToCopy code={code} />}
    </li>
  );
}

export type PromotionListProps = { vsin: string; isDeliveredForFree: boolean };

/** Promotions and codes for one product, from which its buyer gains something. */
export function PromotionList({ vsin, isDeliveredForFree }: PromotionListProps) {
  const t = useTranslations('promotions');
  const site = useSite();
  const identity = useIdentity(site);
  const { data = [] } = useQuery(productPromotionsQuery(site, vsin, identity?.type === 'Customer'));
  const promotions = gainful(data, isDeliveredForFree);
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="promotions-title" className="mt-5 border-t border-sand pt-5 text-sm">
      <h2 id="promotions-title" className="text-base font-semibold">
        {t('title')}
      </h2>
      <ul className="promotions">
        {promotions.map((promotion) => (
          <Promotion key={promotion.id} promotion={promotion} />
        ))}
      </ul>
    </section>
  );
}
