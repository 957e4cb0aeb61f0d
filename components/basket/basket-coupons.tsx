'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { BasketModel } from '@/lib/basket/models';
import { useSetCoupon } from '@/lib/basket/use-basket-changes';
import { gainful } from '@/lib/promotions/gainful';
import { applicableCouponsQuery, type BasketFacts } from '@/lib/promotions/queries';
import type { SiteRules } from '@/lib/sites/models';
import { ApplicableCoupons } from './applicable-coupons';
import { CouponField } from './coupon-field';

/** Conditions take fifty values at most. */
const mostValues = 50;

function factsOf({ items, summary, couponCodes: codes }: BasketModel): BasketFacts {
  const bought = items.filter(({ isGift }) => !isGift).slice(0, mostValues);
  return {
    vsins: bought.map(({ vsin }) => vsin),
    categories: [...new Set(bought.flatMap(({ categoryVsin }) => categoryVsin ?? []))],
    totalMinor: summary.subTotal.amount,
    codes,
  };
}

/**
 * The code that was given, with the way to take it out again; or what opens to the codes that fit this basket and to a
 * field for others. Closed it is a line of one height, so that codes may come late.
 */
export function BasketCoupons({ site, basket }: { site: SiteRules; basket: BasketModel }) {
  const t = useTranslations('basket');
  const { data = [] } = useQuery(applicableCouponsQuery(site, factsOf(basket)));
  const offered = gainful(data, basket.summary.delivery.amount === 0);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(false);
  const { setCoupon, isSetting } = useSetCoupon(site, {
    onFailed: (reason) => {
      // What had the focus is still there, and keeps it whatever becomes of the code later.
      wasChanged.current = false;
      setProblem(reason ?? t('changeFailed'));
    },
  });
  const [given = null] = basket.couponCodes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone once the code is another.
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [given]);
  const change = (code: string | null) => {
    wasChanged.current = true;
    setProblem(null);
    setPressed(code);
    setOpen(true);
    setCoupon(code);
  };
  const setting = isSetting ? pressed : null;
  // Each is said where it was pressed: what was not taken out says nothing of a code that is typed next.
  const [notGiven, notTakenOut] = pressed === null ? [null, problem] : [problem, null];
  const isOfOffered = offered.some(({ code }) => code !== null && code === pressed);
  return (
    <div ref={frame} className="no-print mt-4 border-y border-sand">
      <div role="status" className="empty:hidden">
        {basket.couponCodes.map((code) => (
          <p key={code} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>{t('couponGiven', { code })}</span>
            <Button
              variant="quiet"
              isLoading={isSetting}
              onClick={() => change(null)}
              aria-label={t('couponRemove', { code })}
              className="min-h-11"
            >
              {t('remove')}
            </Button>
          </p>
        ))}
      </div>
      {given !== null && notTakenOut && (
        <Alert tone="error" className="mb-3">
          {notTakenOut}
        </Alert>
      )}
      {given === null && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="group"
        >
          <summary className="flex min-h-12 items-center gap-2 rounded-sm text-sm hover:text-linden">
            <span className="flex flex-wrap gap-x-2">
              <span className="font-medium">{t('couponUse')}</span>
              {offered.length > 0 && (
                <span className="text-stone">{t('eligible.count', { count: offered.length })}</span>
              )}
            </span>
            <Icon name="chevron-down" className="ml-auto transition-transform group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 pt-1 pb-5">
            {notGiven && isOfOffered && <Alert tone="error">{notGiven}</Alert>}
            <ApplicableCoupons coupons={offered} setting={setting} onApply={change} />
            <CouponField isSetting={isSetting} problem={isOfOffered ? null : notGiven} onApply={change} />
          </div>
        </details>
      )}
    </div>
  );
}
