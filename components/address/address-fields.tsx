'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { hasCityList } from '@/lib/address/cities';
import { type FormField, fieldsOfRow } from '@/lib/address/form-fields';
import {
  type AddressField,
  type AddressRow,
  type AddressValues,
  addressInfos,
  addressTitles,
  hasTaxOffices,
} from '@/lib/address/models';
import type { AddressForm } from '@/lib/address/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import { isForBusinesses } from '@/lib/sites/is-for-businesses';
import type { SiteRules } from '@/lib/sites/models';
import { FilledAddress, type FilledProps } from './filled-address';
import { placeListId } from './place-lists';
import { StreetField } from './street-field';

type Props = {
  site: SiteRules;
  part: 'shipping' | 'billing';
  form: UseFormReturn<AddressForm>;
  errors: FieldErrors<AddressValues> | undefined;
};

const pair = 'grid items-start gap-4 xs:grid-cols-2';
const rowLooks: Readonly<Record<AddressRow, string | null>> = {
  contact: pair,
  name: pair,
  company: null,
  vat: null,
  tax: pair,
  // The postcode has a line of its own on the smallest screens.
  number: 'grid grid-cols-2 items-start gap-4 *:first:col-span-2 xs:grid-cols-3 xs:*:first:col-span-1',
  street: null,
  city: null,
  county: null,
  district: null,
};
/** Optional, but not where they are asked for: what a business is known by, counties of countries that have them. */
const asked: ReadonlySet<string> = new Set<AddressField>(['companyName', 'county', 'taxOffice', 'taxNumber']);

type RowProps = Omit<Props, 'site' | 'form'> & {
  register: Props['form']['register'];
  row: AddressRow;
  hasLists?: boolean;
  /** Offers whole addresses at the street. */
  filling?: FilledProps;
};

/** What a field shows, by its name. */
function useTextsOf({ part, errors }: Pick<Props, 'part' | 'errors'>) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  return ({ name, type, isOptional, autoComplete, hint }: FormField) => ({
    id: `${part}-${name}`,
    type,
    autoComplete: autoComplete && `${part} ${autoComplete}`,
    label: t(`fields.${name}`),
    hint: hint && t(`fields.${hint}`),
    optionalLabel: isOptional && !asked.has(name) ? `(${t('optional')})` : undefined,
    error: textOf(errors?.[name]),
  });
}

/** One row of the form, as the table of the address has it. */
function Row({ row, part, register, errors, hasLists, filling }: RowProps) {
  const textsOf = useTextsOf({ part, errors });
  const drawn = fieldsOfRow(row).map((field) =>
    filling && field.name === 'street' ? (
      <StreetField key={field.name} {...filling} field={textsOf(field)} />
    ) : (
      <Field
        key={field.name}
        {...register(`${part}.${field.name}`)}
        {...textsOf(field)}
        list={hasLists ? placeListId(part, field.name) : undefined}
      />
    ),
  );
  const look = rowLooks[row];
  return look === null ? drawn : <div className={look}>{drawn}</div>;
}

/** E-mail and telephone of who receives the order. */
export function ContactFields(props: Omit<RowProps, 'row'>) {
  return <Row row="contact" {...props} />;
}

/** Who it is, and where; postcode, house number and addition are fields of their own. What is looked up is said to who cannot see it. */
export function AddressFields({ site, form, ...rest }: Props) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  const { register } = form;
  const props = { ...rest, register };
  const names = [`${rest.part}.addressInfo`, `${rest.part}.country`] as const;
  const [addressInfo, country] = useWatch({ control: form.control, name: names });
  const isBusiness = addressInfo === 'business';
  const hasLists = hasCityList(country);
  const [filled, setFilled] = useState('');
  const filling = {
    ...{ site, form, part: rest.part },
    onFilled: ({ street, city }: { street: string; city: string }) =>
      setFilled(t('addressFilled', { street, city })),
  };
  const countries = site.countries.map((value) => ({ value, title: t(`countries.${value}`) }));
  return (
    <div className="grid items-start gap-4">
      {!isForBusinesses(site) && (
        <RadioGroup
          {...register(`${rest.part}.addressInfo`)}
          id={`${rest.part}-addressInfo`}
          legend={t('addressInfos.legend')}
          beside="two"
          options={addressInfos.map((value) => ({ value, title: t(`addressInfos.${value}`) }))}
        />
      )}
      {isBusiness && <Row row="company" {...props} />}
      {isBusiness && <Row row={hasTaxOffices(country) ? 'tax' : 'vat'} {...props} />}
      <Row row="name" {...props} />
      <div className={pair}>
        <Select
          {...register(`${rest.part}.country`)}
          id={`${rest.part}-country`}
          label={t('fields.country')}
          autoComplete={`${rest.part} country`}
          options={countries}
          error={textOf(rest.errors?.country)}
        />
        <Select
          {...register(`${rest.part}.title`)}
          id={`${rest.part}-title`}
          label={t('addressTitles.label')}
          options={addressTitles.map((value) => ({ value, title: t(`addressTitles.${value}`) }))}
        />
      </div>
      <Row row="number" {...props} />
      <Row row="street" filling={filling} {...props} />
      <div className={hasLists ? pair : undefined}>
        <Row row="city" hasLists={hasLists} {...props} />
        {hasLists && <Row row="county" hasLists {...props} />}
      </div>
      {hasLists && <Row row="district" {...props} />}
      <p role="status" className="sr-only">
        {filled}
      </p>
      <FilledAddress {...filling} />
    </div>
  );
}
