'use client';

import { useTranslations } from 'next-intl';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-frame';
import { Select } from '@/components/ui/select';
import { formatDate, toLocalTime } from '@/lib/dates/format';
import { formatMoment } from '@/lib/dates/format-moment';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import type { SiteRules } from '@/lib/sites/models';
import type { WithdrawalCheck } from '@/lib/withdrawal/models';
import { type ConfirmForm, confirmSchema, provenWithinDays } from '@/lib/withdrawal/schema';
import { useRefusedFields } from '@/lib/withdrawal/use-refused-fields';
import { useToldChanges } from '@/lib/withdrawal/use-told-changes';
import type { RefusedField } from '@/lib/withdrawal/use-withdrawal';

type Props = {
  site: SiteRules;
  check: WithdrawalCheck;
  start: ConfirmForm;
  error: string | null;
  refused: readonly RefusedField[];
  onChange: (form: ConfirmForm) => void;
  /** Null where there is nothing to go back to. */
  onBack: (() => void) | null;
  onSubmit: (form: ConfirmForm) => Promise<void>;
};
const linesErrorId = 'withdrawal-lines-error';

/** What of the order, by whom, and the button that declares it. */
export function ConfirmStep({ site, check, start, error, refused, onChange, onBack, onSubmit }: Props) {
  const t = useTranslations('withdrawal');
  const textOf = useValidationText();
  const form = useForm<ConfirmForm>({ resolver: ruleResolver(confirmSchema), defaultValues: start });
  useToldChanges(form, onChange);
  useRefusedFields(form, refused, ['name', 'reason']);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const placed = formatMoment(check.placedAt, site);
  const canWithdraw = check.lines.some(({ withdrawable }) => withdrawable > 0);
  const back = onBack && (
    <Button variant="secondary" size="lg" onClick={onBack}>
      {t('back')}
    </Button>
  );
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-6">
      <div>
        <p className="font-medium">{t('order', { number: check.orderNumber, date: placed })}</p>
        <p className="text-stone">
          {check.withdrawUntil
            ? t('until', { date: formatDate(check.withdrawUntil, site.locale) })
            : t('beforeDelivery')}
        </p>
        {check.declaredAt && !check.undecidedAt && <p>{t('declaredAt', momentOf(check.declaredAt, site))}</p>}
      </div>
      <fieldset aria-describedby={errors.quantities ? linesErrorId : undefined}>
        <legend className="mb-2 font-medium">{t('lines')}</legend>
        <ul className="border-t border-sand">
          {check.lines.map((line, index) => (
            <Line key={line.line} line={line} index={index} register={register} />
          ))}
        </ul>
        {errors.quantities && (
          <div role="alert">
            <FieldError id={linesErrorId} text={t('chooseLine')} />
          </div>
        )}
      </fieldset>
      {canWithdraw ? (
        <>
          <Field
            {...register('name')}
            id="withdrawal-name"
            autoComplete="name"
            label={t('name')}
            error={textOf(errors.name)}
            className="max-w-md"
          />
          <Field
            {...register('reason')}
            id="withdrawal-reason"
            label={t('reason')}
            optionalLabel={`(${t('optional')})`}
            hint={t('reasonHint')}
            error={textOf(errors.reason)}
          />
          <p className="text-stone">{t('receiptTo', { email: check.email })}</p>
          {error && <Alert tone="error">{error}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="lg" isLoading={isSubmitting}>
              {t(check.declaredAt ? 'complete' : 'confirm')}
            </Button>
            {back}
          </div>
        </>
      ) : (
        <>
          <Alert>
            {check.undecidedAt
              ? t('undecided', { ...momentOf(check.undecidedAt, site), days: String(provenWithinDays) })
              : t('nothing')}
          </Alert>
          {back && <div>{back}</div>}
        </>
      )}
    </form>
  );
}

function momentOf(iso: string, site: SiteRules) {
  return { date: formatMoment(iso, site), time: toLocalTime(iso, site.timeZone) };
}

type LineProps = {
  line: WithdrawalCheck['lines'][number];
  index: number;
  register: UseFormRegister<ConfirmForm>;
};

function Line({ line, index, register }: LineProps) {
  const t = useTranslations('withdrawal');
  const counts = Array.from({ length: line.withdrawable + 1 }, (_, count) => String(count));
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-sand py-4">
      <div className="min-w-0">
        <p className="font-medium">{line.title}</p>
        <p className="text-sm text-stone">{t('ordered', { count: line.ordered })}</p>
      </div>
      {line.reason ? (
        <p className="text-sm text-stone">{t(`reasons.${line.reason}`)}</p>
      ) : (
        <Select
          {...register(`quantities.${index}`, { valueAsNumber: true })}
          id={`withdrawal-line-${line.line}`}
          label={t('quantityOf', { title: line.title })}
          options={counts.map((count) => ({ value: count, title: count }))}
          className="w-full xs:w-56"
        />
      )}
    </li>
  );
}
