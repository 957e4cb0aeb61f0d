'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { AddressFields, ContactFields } from '@/components/address/address-fields';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { BusinessModel } from '@/lib/account/models';
import { formFields } from '@/lib/address/form-fields';
import { keepAddress } from '@/lib/address/keep-address';
import type { AddressModel } from '@/lib/address/models';
import {
  blankAddress,
  checkoutAddressSchema,
  type AddressForm as Form,
  toAddressForm,
  toTypedAddress,
} from '@/lib/address/schema';
import { track } from '@/lib/analytics/track';
import { currentIdentity } from '@/lib/auth/identity';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { SiteRules } from '@/lib/sites/models';

const fields = [...formFields.map(({ name }) => `shipping.${name}` as const), 'shipping.country' as const];

type Props = {
  site: SiteRules;
  address: AddressModel | null;
  /** What a new one begins with. */
  business: BusinessModel | undefined;
  onSaved: () => void;
};

function tell(action: 'open' | 'save' | 'refused'): void {
  track({ name: 'addressForm', action, place: 'account' });
}

/** The form of checkout's first step, for one address. */
export function AddressForm({ site, address, business, onSaved }: Props) {
  const t = useTranslations('account');
  const client = useQueryClient();
  const chosen = { shippingAddressId: address?.id ?? null, billingAddressId: null };
  const start = toAddressForm(
    address ? [address] : [],
    chosen,
    blankAddress(site, currentIdentity(site) ?? {}, business),
  );
  const form = useCheckedForm<Form>(ruleResolver(checkoutAddressSchema), start, fields);
  const { register, handleSubmit, errors, failure, attempt, isSubmitting } = form;
  useEffect(() => tell('open'), []);
  const save = handleSubmit(
    async (typed) => {
      const { shipping } = checkoutAddressSchema.cast(typed);
      const isSaved = await attempt(async () => {
        await keepAddress(client, site, toTypedAddress(shipping), address?.id ?? null);
      });
      tell(isSaved ? 'save' : 'refused');
      if (isSaved) onSaved();
    },
    () => tell('refused'),
  );
  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-5">
      {failure && <Alert tone="error">{failure}</Alert>}
      <ContactFields part="shipping" register={register} errors={errors.shipping} />
      <AddressFields site={site} part="shipping" form={form} errors={errors.shipping} />
      {/* Across the padding of the dialog, below which fields would peep out. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-sand bg-white p-5 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
        <Button type="submit" size="lg" isLoading={isSubmitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
