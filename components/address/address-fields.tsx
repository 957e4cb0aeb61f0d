'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
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
import { placeRows } from '@/lib/address/place-rows';
import type { AddressForm } from '@/lib/address/schema';
import { signedInOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
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
/** Rows of two or more fields; parts of a place are laid out with those beside them. */
const rowLooks: Readonly<Partial<Record<AddressRow, string>>> = {
  // A dialog is too narrow for an e-mail address beside another field.
  contact: `${pair} in-[dialog]:grid-cols-1!`,
  name: pair,
  tax: pair,
};
/** Rows of a place by the number of their fields; the first of three has a line of its own on the smallest screens and in dialogs. */
const placeLooks: Readonly<Record<number, string>> = {
  1: 'grid',
  2: pair,
  3: 'grid grid-cols-2 items-start gap-4 *:first:col-span-2 xs:grid-cols-4 lg:[&>:last-child_label]:whitespace-nowrap in-[dialog]:grid-cols-2! in-[dialog]:*:first:col-span-2!',
};
/** Rows that lists of places are for. */
const listed: ReadonlySet<AddressRow> = new Set<AddressRow>(['city', 'county', 'district']);
/** Optional, but not where they are asked for: what a business is known by, counties of countries that have them. */
const asked: ReadonlySet<string> = new Set<AddressField>(['companyName', 'county', 'taxOffice', 'taxNumber']);

type RowProps = Omit<Props, 'site' | 'form'> & {
  register: Props['form']['register'];
  row: AddressRow;
  hasLists?: boolean | undefined;
  /** Offers whole addresses at the street. */
  filling?: FilledProps | undefined;
  /** What is asked about the e-mail address, once it is there. */
  belowEmail?: ReactNode;
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
function Row({ row, part, register, errors, hasLists, filling, belowEmail }: RowProps) {
  const textsOf = useTextsOf({ part, errors });
  const drawn = fieldsOfRow(row).map((field) =>
    filling && field.name === 'street' ? (
      <StreetField key={field.name} {...filling} field={textsOf(field)} />
    ) : (
      <div key={field.name}>
        <Field
          {...register(`${part}.${field.name}`)}
          {...textsOf(field)}
          list={hasLists ? placeListId(part, field.name) : undefined}
        />
        {field.name === 'email' && belowEmail}
      </div>
    ),
  );
  const look = rowLooks[row];
  return look ? <div className={look}>{drawn}</div> : drawn;
}

/** E-mail and telephone of whoever receives the order. */
export function ContactFields(props: Omit<RowProps, 'row'>) {
  return <Row row="contact" {...props} />;
}

/** Who it is, and where; postcode, house number and addition are fields of their own. What is looked up is said to whoever cannot see it. */
export function AddressFields({ site, form, ...rest }: Props) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  const { register } = form;
  const props = { ...rest, register };
  const names = [`${rest.part}.addressInfo`, `${rest.part}.country`] as const;
  const [addressInfo, country] = useWatch({ control: form.control, name: names });
  const isBusiness = addressInfo === 'business';
  const isNamed = signedInOf(useIdentity(site)) !== null;
  const [filled, setFilled] = useState('');
  const filling = {
    site,
    form,
    part: rest.part,
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
      <div className={isNamed ? pair : 'grid'}>
        <Select
          {...register(`${rest.part}.country`)}
          id={`${rest.part}-country`}
          label={t('fields.country')}
          autoComplete={`${rest.part} country`}
          options={countries}
          error={textOf(rest.errors?.country)}
        />
        {isNamed && (
          <Select
            {...register(`${rest.part}.title`)}
            id={`${rest.part}-title`}
            label={t('addressTitles.label')}
            options={addressTitles.map((value) => ({ value, title: t(`addressTitles.${value}`) }))}
          />
        )}
      </div>
      {placeRows(country).map((rows) => (
        <div key={rows.join()} className={placeLooks[rows.flatMap(fieldsOfRow).length]}>
          {rows.map((row) => (
            <Row
              key={row}
              row={row}
              hasLists={hasCityList(country) && listed.has(row)}
              filling={row === 'street' ? filling : undefined}
              {...props}
            />
          ))}
        </div>
      ))}
      <p role="status" className="sr-only">
        {filled}
      </p>
      <FilledAddress {...filling} />
    </div>
  );
}
