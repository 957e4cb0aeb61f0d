'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { BusinessModel, CustomerModel } from '@/lib/account/models';
import { saveBusiness } from '@/lib/account/mutations';
import { businessQuery, customerQuery } from '@/lib/account/queries';
import { askedOfBusiness, businessFormSchema } from '@/lib/account/schema';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { notify } from '@/lib/notifications/notify';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';

/** What the customer's business is known by, which checkout and new addresses begin with. */
export function BusinessForm({ site, customer }: { site: SiteRules; customer: CustomerModel }) {
  const t = useTranslations('account');
  const checkout = useTranslations('checkout');
  const client = useQueryClient();
  const { business, vatState } = customer;
  const asked = askedOfBusiness(site);
  const { handleSubmit, reset, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<BusinessModel>(
    ruleResolver(businessFormSchema(site)),
    business,
    asked,
    business,
  );
  const submit = handleSubmit(async (typed) => {
    const isSaved = await attempt(async () => {
      const saved = await saveBusiness(site, typed);
      client.setQueryData(customerQuery(site).queryKey, saved);
      reset(saved.business);
      client.removeQueries({ queryKey: businessQuery(site).queryKey });
    });
    if (isSaved) notify('success', t('saved'));
  });
  return (
    <section aria-labelledby="my-business">
      <h2 id="my-business" className="heading text-2xl">
        {t('businessTitle')}
      </h2>
      <p className="mt-2 text-stone">{t('businessText')}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
        {failure && <Alert tone="error">{failure}</Alert>}
        {asked.map((name) => (
          <Field
            key={name}
            {...fieldOf(name)}
            id={`business-${name}`}
            label={checkout(`fields.${name}`)}
            hint={name === 'vatNumber' && vatState ? t(`vatStates.${vatState}`) : undefined}
            autoComplete={name === 'companyName' ? 'organization' : 'off'}
            optionalLabel={
              name === 'vatNumber' || !isForBusinesses(site) ? `(${checkout('optional')})` : undefined
            }
          />
        ))}
        <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
          {t('businessSave')}
        </Button>
      </form>
    </section>
  );
}
