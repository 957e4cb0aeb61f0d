import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

type Props = {
  isSetting: boolean;
  /** Why the last code was not taken. */
  problem: string | null;
  onApply: (code: string) => void;
};

/** Takes a discount code. */
export function CouponField({ isSetting, problem, onApply }: Props) {
  const t = useTranslations('basket');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    setMissing(text.trim() === '');
    if (text.trim() !== '') onApply(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        id="coupon"
        aria-required={false}
        label={t('coupon')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isMissing ? t('couponMissing') : (problem ?? undefined)}
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
  );
}
