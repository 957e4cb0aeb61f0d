'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { NameFields } from '@/components/auth/name-fields';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { CustomerModel, Profile } from '@/lib/account/models';
import { saveProfile } from '@/lib/account/mutations';
import { customerQuery } from '@/lib/account/queries';
import { profileFormSchema } from '@/lib/account/schema';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { notify } from '@/lib/notifications/notify';
import { tellProfile } from '@/lib/personalisation/profile';
import type { SiteRules } from '@/lib/sites/models';

export function ProfileForm({ site, customer }: { site: SiteRules; customer: CustomerModel }) {
  const t = useTranslations('account');
  const optional = useTranslations('checkout')('optional');
  const client = useQueryClient();
  const { handleSubmit, reset, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<Profile>(
    ruleResolver(profileFormSchema),
    customer.profile,
    ['firstName', 'lastName', 'phone'],
    customer.profile,
  );
  const submit = handleSubmit(async (profile) => {
    const isSaved = await attempt(async () => {
      const saved = await saveProfile(site, profile);
      client.setQueryData(customerQuery(site).queryKey, saved);
      reset(saved.profile);
    });
    if (!isSaved) return;
    notify('success', t('saved'));
    // Beside what was asked for: the account is saved, whatever becomes of it.
    const { gender, ...rest } = profile;
    void tellProfile(site, { ...rest, email: customer.email, gender: gender ?? '' }).catch(() => undefined);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <NameFields first={fieldOf('firstName')} last={fieldOf('lastName')} />
      <Field
        {...fieldOf('phone')}
        id="phone"
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        optionalLabel={`(${optional})`}
      />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
