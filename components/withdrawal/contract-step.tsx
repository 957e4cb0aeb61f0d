'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { type ContractForm, contractSchema } from '@/lib/withdrawal/schema';

type Props = { start: ContractForm; error: string | null; onSubmit: (form: ContractForm) => Promise<void> };

/** Which order: its number and the e-mail address it was placed with. No account is needed. */
export function ContractStep({ start, error, onSubmit }: Props) {
  const t = useTranslations('withdrawal');
  const textOf = useValidationText();
  const { register, handleSubmit, formState } = useForm<ContractForm>({
    resolver: yupResolver(contractSchema),
    defaultValues: start,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid max-w-md gap-5">
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
      {error && <Alert tone="error">{error}</Alert>}
      <Button type="submit" size="lg" isLoading={isSubmitting} className="justify-self-start">
        {t('continue')}
      </Button>
    </form>
  );
}
