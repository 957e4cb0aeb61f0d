'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { canLookUp, fieldsToFill, placeQuery } from '@/lib/address/lookup';
import type { AddressForm } from '@/lib/address/schema';
import { useZipCodeMask } from '@/lib/address/use-zip-code-mask';
import { useSettled } from '@/lib/browser/use-settled';
import type { SiteRules } from '@/lib/sites/models';
import { PlaceLists } from './place-lists';

export type FilledProps = {
  site: SiteRules;
  part: 'shipping' | 'billing';
  form: UseFormReturn<AddressForm>;
  /** What was filled in, for whoever cannot see it. */
  onFilled: (place: { street: string; city: string }) => void;
};

const waitMs = 300;

/**
 * Fits the postcode to its country, fills street and city by postcode and house number; offers cities and their counties. All stay editable.
 */
export function FilledAddress({ site, part, form, onFilled }: FilledProps) {
  const names = [`${part}.country`, `${part}.zipCode`, `${part}.houseNumber`, `${part}.city`] as const;
  const [country, zipCode, houseNumber, city] = useWatch({ control: form.control, name: names });
  useZipCodeMask(form, part, country);
  const typed = { country, zipCode, houseNumber };
  const isSettled = useSettled(JSON.stringify(typed), waitMs) === JSON.stringify(typed);
  const { data: found } = useQuery(placeQuery(site, isSettled && canLookUp(typed) ? typed : null));
  const written = useRef<{ street: string; city: string } | null>(null);
  const tell = useEffectEvent(onFilled);

  useEffect(() => {
    if (!found) return;
    const [street, city] = form.getValues([`${part}.street`, `${part}.city`]);
    const fill = fieldsToFill(found, { street, city }, written.current);
    const options = { shouldDirty: true, shouldValidate: true };
    if (fill.street !== undefined) form.setValue(`${part}.street`, fill.street, options);
    if (fill.city !== undefined) form.setValue(`${part}.city`, fill.city, options);
    written.current = { street: found.street, city: found.city };
    if (fill.street !== undefined || fill.city !== undefined) tell(found);
  }, [found, form, part]);

  return <PlaceLists site={site} part={part} country={country} city={city} />;
}
