'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { canLookUp, fieldsToFill, placeQuery } from '@/lib/address/lookup';
import type { AddressForm } from '@/lib/address/schema';
import { useZipCodeMask } from '@/lib/address/use-zip-code-mask';
import { useSettled } from '@/lib/browser/use-settled';
import type { SiteRules } from '@/lib/sites/models';
import { cityListId } from './address-fields';
import { CityList } from './city-list';

type Props = { site: SiteRules; part: 'shipping' | 'billing'; form: UseFormReturn<AddressForm> };

const waitMs = 300;

/**
 * Fits the postcode to its country, fills street and city by postcode and house number, and says so to who cannot see
 * it; offers cities. All stay editable.
 */
export function FilledAddress({ site, part, form }: Props) {
  const t = useTranslations('checkout');
  const names = [`${part}.country`, `${part}.zipCode`, `${part}.houseNumber`] as const;
  const [country, zipCode, houseNumber] = useWatch({ control: form.control, name: names });
  useZipCodeMask(form, part, country);
  const typed = { country, zipCode, houseNumber };
  const isSettled = useSettled(JSON.stringify(typed), waitMs) === JSON.stringify(typed);
  const { data: found } = useQuery(placeQuery(site, isSettled && canLookUp(typed) ? typed : null));
  const written = useRef<{ street: string; city: string } | null>(null);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!found) return;
    const [street, city] = form.getValues([`${part}.street`, `${part}.city`]);
    const fill = fieldsToFill(found, { street, city }, written.current);
    const options = { shouldDirty: true, shouldValidate: true };
    if (fill.street !== undefined) form.setValue(`${part}.street`, fill.street, options);
    if (fill.city !== undefined) form.setValue(`${part}.city`, fill.city, options);
    written.current = { street: found.street, city: found.city };
    if (fill.street !== undefined || fill.city !== undefined)
      setMessage(t('addressFilled', { street: found.street, city: found.city }));
  }, [found, form, part, t]);

  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <CityList site={site} country={country} id={cityListId(part)} />
    </>
  );
}
