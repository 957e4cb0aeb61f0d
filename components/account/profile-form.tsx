'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { NameFields } from '@/components/auth/name-fields';
import { useFailure } from '@/components/auth/use-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { CustomerModel, Profile } from '@/lib/account/models';
import { saveProfile } from '@/lib/account/mutations';
import { customerQuery } from '@/lib/account/queries';
import { profileFormSchema } from '@/lib/account/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';

const fields = ['firstName', 'lastName', 'phone'] as const;

export function ProfileForm({ site, customer }: { site: SiteRules; customer: CustomerModel }) {
  const t = useTranslations('account');
  const auth = useTranslations('auth');
  const optional = useTranslations('checkout')('optional');
  const client = useQueryClient();
  const textOf = useValidationText();
  const { register, handleSubmit, setError, formState } = useForm<Profile>({
    resolver: yupResolver(profileFormSchema),
    defaultValues: customer.profile,
    mode: 'onTouched',
  });
  const { failure, attempt } = useFailure<Profile>(fields, setError);
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (profile) => {
    const isSaved = await attempt(async () => {
      const saved = await saveProfile(site, profile);
      client.setQueryData(customerQuery(site).queryKey, saved);
    });
    if (isSaved) notify('success', t('saved'));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <p>
        <span className="block text-sm font-medium">{auth('email')}</span>
        {customer.email}
      </p>
      <NameFields
        first={{ field: register('firstName'), error: textOf(errors.firstName) }}
        last={{ field: register('lastName'), error: textOf(errors.lastName) }}
      />
      <Field
        {...register('phone')}
        id="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        optionalLabel={`(${optional})`}
        error={textOf(errors.phone)}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
