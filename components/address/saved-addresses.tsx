'use client';

import { useTranslations } from 'next-intl';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import type { AddressModel, AddressValues } from '@/lib/address/models';
import { type AddressForm, toValues } from '@/lib/address/schema';
import { nameValue } from '@/lib/i18n/name-value';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  part: 'shipping' | 'billing';
  form: UseFormReturn<AddressForm>;
  saved: readonly AddressModel[];
  blank: AddressValues;
};

/** Which address of the book it is, or a new one. What is changed below changes the one that is chosen. */
export function SavedAddresses({ part, form, saved, blank }: Props) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const id = useWatch({ control: form.control, name: `${part}Id` });
  if (saved.length === 0) return null;
  const choose = (chosen: string) => {
    const known = saved.find((address) => address.id === chosen);
    form.setValue(`${part}Id`, known?.id ?? null);
    form.setValue(part, known ? toValues(known) : blank, { shouldDirty: true });
    form.clearErrors(part);
  };
  const options = saved.map(({ id: value, summary, values }) => ({
    value,
    title: nameValue(locale, t(`addressTitles.${values.title}`), summary),
  }));
  return (
    <Select
      id={`${part}-saved`}
      label={t('savedAddresses')}
      className="mb-4"
      value={saved.some((address) => address.id === id) ? (id ?? '') : ''}
      onChange={(event) => choose(event.target.value)}
      options={[...options, { value: '', title: t('newAddress') }]}
    />
  );
}
