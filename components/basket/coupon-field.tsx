'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useSetCoupon } from '@/lib/basket/use-basket-changes';
import type { SiteRules } from '@/lib/sites/models';

/** Of what holds the field, or the code that was given. */
export const couponFrameId = 'coupon-frame';

/** Takes a discount code, or shows the one that was given with the way to take it out again. */
export function CouponField({ site, codes }: { site: SiteRules; codes: readonly string[] }) {
  const t = useTranslations('basket');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(false);
  const { setCoupon, isSetting } = useSetCoupon(site, {
    onFailed: (reason) => setProblem(reason ?? t('changeFailed')),
  });
  const [given = null] = codes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus is gone once the code is another.
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    frame.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [given]);
  const change = (code: string | null) => {
    wasChanged.current = true;
    setProblem(null);
    setCoupon(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    if (text.trim() === '') setProblem(t('couponMissing'));
    else change(text.trim());
  };

  return (
    <div ref={frame} id={couponFrameId} className="mb-5 border-b border-sand pb-5">
      <div role="status" className="grid gap-2 empty:hidden">
        {codes.map((code) => (
          <p key={code} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{t('couponGiven', { code })}</span>
            <button
              type="button"
              onClick={() => {
                setText('');
                change(null);
              }}
              aria-label={t('couponRemove', { code })}
              className="min-h-11 text-sm underline underline-offset-4 hover:decoration-2"
            >
              {t('remove')}
            </button>
          </p>
        ))}
      </div>
      {codes.length === 0 && (
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
          <Field
            id="coupon"
            aria-required={false}
            label={t('coupon')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={problem ?? undefined}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="min-w-0 flex-1 basis-32"
          />
          {/* Beside the control, whatever is said below that. */}
          <Button type="submit" variant="secondary" isLoading={isSetting} className="mt-7">
            {t('couponApply')}
          </Button>
        </form>
      )}
    </div>
  );
}
