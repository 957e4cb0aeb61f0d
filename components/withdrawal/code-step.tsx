'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { type CodeForm, type ContractForm, codeSchema } from '@/lib/withdrawal/schema';
import { useRefusedFields } from '@/lib/withdrawal/use-refused-fields';
import type { RefusedField } from '@/lib/withdrawal/use-withdrawal';

type Props = {
  contract: ContractForm;
  error: string | null;
  refused: readonly RefusedField[];
  onSubmit: (code: string) => Promise<void>;
  /** Asks for the mail once more. */
  onAgain: () => Promise<void>;
  onBack: () => void;
};

/** What the mail has, whose button does the same: the proof that the order is the shopper's. */
export function CodeStep({ contract, error, refused, onSubmit, onAgain, onBack }: Props) {
  const t = useTranslations('withdrawal');
  const textOf = useValidationText();
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm<CodeForm>({
    resolver: ruleResolver(codeSchema),
    defaultValues: { code: '' },
  });
  useRefusedFields(form, refused, ['code']);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const { orderNumber, email } = contract;
  return (
    <form noValidate onSubmit={handleSubmit(({ code }) => onSubmit(code))} className="grid gap-5">
      <p>{t('codeText', { number: orderNumber, email })}</p>
      <p className="text-stone">{t('codeHow')}</p>
      <Field
        {...register('code')}
        id="withdrawal-code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('code')}
        hint={t('codeHint')}
        error={textOf(errors.code)}
        className="max-w-md"
      />
      {error && <Alert tone="error">{error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t('continue')}
        </Button>
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <p className="text-stone">{t('noMail')}</p>
      <div>
        <Button variant="secondary" onClick={() => void onAgain().then(() => setIsAsked(true))}>
          {t('sendAgain')}
        </Button>
        <p role="status" className="mt-2 text-stone empty:hidden">
          {isAsked && !error ? t('sentAgain') : ''}
        </p>
      </div>
    </form>
  );
}
