'use client';

import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CountryCode } from '@/api/contract/sites';
import type { AddressForm } from './schema';
import { writeZipCode } from './write-zip-code';
import { zipCodeMasks } from './zip-code-masks';

/**
 * Fits the typing of a postcode to its country, from the first focus of the field on: the mask is loaded then. Whatever was
 * filled in without it is written as the country does once the field is left.
 */
export function useZipCodeMask(
  form: Pick<UseFormReturn<AddressForm>, 'getValues' | 'setValue' | 'getFieldState'>,
  part: 'shipping' | 'billing',
  country: CountryCode,
): void {
  const name = `${part}.zipCode` as const;
  // React hears no event of a value that a script has set before; an error beside the field goes as in any other one.
  const keep = useEffectEvent((typed: string) => {
    if (form.getValues(name) === typed) return;
    form.setValue(name, typed, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  });
  useEffect(() => {
    const field = document.getElementById(`${part}-zipCode`);
    const mask = zipCodeMasks[country];
    if (!(field instanceof HTMLInputElement)) return;
    const ending = new AbortController();
    const { signal } = ending;
    field.addEventListener('blur', () => keep(writeZipCode(field.value, country)), { signal });
    if (!mask) return () => ending.abort();
    const begin = async () => {
      const { maskField } = await import('./mask-field');
      if (signal.aborted) return;
      field.addEventListener('input', () => keep(field.value), { signal });
      signal.addEventListener('abort', maskField(field, mask, country));
    };
    // Without its script the field is typed into as before.
    const beginLate = () => void begin().catch(() => {});
    field.addEventListener('focus', beginLate, { once: true, signal });
    if (document.activeElement === field) beginLate();
    return () => ending.abort();
  }, [part, country]);
}
