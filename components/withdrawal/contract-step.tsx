'use client';

import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { type ContractForm, contractSchema } from '@/lib/withdrawal/schema';
import { useRefusedFields } from '@/lib/withdrawal/use-refused-fields';
import { useToldChanges } from '@/lib/withdrawal/use-told-changes';
import type { RefusedField } from '@/lib/withdrawal/use-withdrawal';

type Props = {
  start: ContractForm;
  error: string | null;
  refused: readonly RefusedField[];
  onChange: (form: ContractForm) => void;
  onSubmit: (form: ContractForm) => Promise<void>;
};

/** The declaration of whoever has no mail at hand: which order, by whom, what of it. No account is needed. */
export function ContractStep({ start, error, refused, onChange, onSubmit }: Props) {
  const t = useTranslations('withdrawal');
  const textOf = useValidationText();
  // Checked at the press alone: an error that appeared at leaving the last field would move the button away from it.
  const form = useForm<ContractForm>({
    resolver: ruleResolver(contractSchema),
    defaultValues: start,
  });
  useToldChanges(form, onChange);
  useRefusedFields(form, refused, ['orderNumber', 'email', 'name', 'statement']);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(onSubmit)}
      className="grid max-w-md items-start gap-5 sm:max-w-none sm:grid-cols-2"
    >
      <p className="text-stone sm:col-span-2">{t('contractText')}</p>
      <Field
        {...register('orderNumber')}
        id="withdrawal-order-number"
        autoComplete="off"
        label={t('orderNumber')}
        hint={t('orderNumberHint')}
        error={textOf(errors.orderNumber)}
      />
      <Field
        {...register('email')}
        id="withdrawal-email"
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('emailHint')}
        error={textOf(errors.email)}
      />
      <Field
        {...register('name')}
        id="withdrawal-name"
        autoComplete="name"
        label={t('name')}
        error={textOf(errors.name)}
      />
      <Field
        {...register('statement')}
        id="withdrawal-statement"
        autoComplete="off"
        label={t('statement')}
        optionalLabel={`(${t('optional')})`}
        hint={t('statementHint')}
        error={textOf(errors.statement)}
      />
      {error && (
        <Alert tone="error" className="sm:col-span-2">
          {error}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        isLoading={isSubmitting}
        className="w-full xs:w-auto xs:justify-self-start"
      >
        {t('confirm')}
      </Button>
    </form>
  );
}
