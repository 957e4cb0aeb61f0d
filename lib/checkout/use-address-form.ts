'use client';

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AddressForm, checkoutAddressSchema } from '@/lib/address/schema';
import { useIdentity } from '@/lib/auth/use-identity';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { SiteRules } from '@/lib/sites/models';
import { keepAddressDraft, openAddressDraft } from './address-draft';

/** The form of the addresses, which goes on where this tab has left it. @param start what it has otherwise */
export function useAddressForm(site: SiteRules, start: AddressForm) {
  const owner = useIdentity(site)?.sub ?? '';
  const [defaultValues] = useState(() => openAddressDraft(site, owner, start));
  const form = useForm<AddressForm>({
    resolver: ruleResolver(checkoutAddressSchema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepAddressDraft(site, owner, values),
      }),
    [subscribe, site, owner],
  );
  return form;
}
