'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { BasketModel } from '@/lib/basket/models';
import { useSetCoupon } from '@/lib/basket/use-basket-changes';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { gainful } from '@/lib/promotions/gainful';
import { applicableCouponsQuery, type CartFacts } from '@/lib/promotions/queries';
import type { SiteRules } from '@/lib/sites/models';
import { couponFrameId } from './coupon-field';

/** Conditions take fifty values at most. */
const mostValues = 50;

function factsOf({ items, summary, couponCodes: codes }: BasketModel): CartFacts {
  const bought = items.filter(({ isGift }) => !isGift).slice(0, mostValues);
  return {
    vsins: bought.map(({ vsin }) => vsin),
    categories: [...new Set(bought.flatMap(({ categoryVsin }) => categoryVsin ?? []))],
    totalMinor: summary.subTotal.amount,
    codes,
  };
}

/** Codes that fit this basket, to be had with one press. Last in its column, as it comes late; silent without any (§8). */
export function ApplicableCoupons({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  const t = useTranslations('basket');
  const { data = [] } = useQuery(applicableCouponsQuery(site, factsOf(basket)));
  const coupons = gainful(data, basket.summary.delivery.amount === 0);
  const [problem, setProblem] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const { setCoupon, isSetting } = useSetCoupon(site, {
    onFailed: (reason) => setProblem(reason ?? t('changeFailed')),
  });
  const [given = null] = basket.couponCodes;
  const wasPressed = useRef(false);
  useEffect(() => {
    if (given === null || !wasPressed.current) return;
    wasPressed.current = false;
    // The pressed button is gone: on to the one that takes the code out again.
    takeLostFocus(document.querySelector<HTMLElement>(`#${couponFrameId} button`));
  }, [given]);
  const apply = (code: string) => {
    wasPressed.current = true;
    setProblem(null);
    setPressed(code);
    setCoupon(code);
  };
  if (given !== null || coupons.length === 0) return null;
  return (
    <section aria-labelledby="applicable-coupons" className="mt-6 border-t border-sand pt-5">
      <h3 id="applicable-coupons" className="font-semibold">
        {t('eligible.title')}
      </h3>
      {problem && (
        <Alert tone="error" className="mt-3">
          {problem}
        </Alert>
      )}
      <ul className="mt-3 grid gap-4">
        {coupons.map(({ id, title, description, code }) => (
          <li key={id} className="flex items-start justify-between gap-4 max-2xs:flex-wrap">
            <div className="min-w-0 text-sm">
              <p className="font-medium">{title}</p>
              {description && <p className="text-stone">{description}</p>}
              {code && <p className="mt-0.5">{t('eligible.code', { code })}</p>}
            </div>
            {code && (
              <Button
                variant="secondary"
                size="sm"
                isLoading={isSetting && pressed === code}
                disabled={isSetting && pressed !== code}
                aria-label={t('eligible.applyLabel', { code })}
                onClick={() => apply(code)}
                className="shrink-0"
              >
                {t('eligible.apply')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
