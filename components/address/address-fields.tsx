'use client';

import { useTranslations } from 'next-intl';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { hasCityList } from '@/lib/address/cities';
import { fieldsOfRow } from '@/lib/address/form-fields';
import { type AddressRow, type AddressValues, addressInfos, addressTitles } from '@/lib/address/models';
import type { AddressForm } from '@/lib/address/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import type { SiteRules } from '@/lib/sites/models';

type Props = {
  site: SiteRules;
  part: 'shipping' | 'billing';
  form: Pick<UseFormReturn<AddressForm>, 'register' | 'control'>;
  errors: FieldErrors<AddressValues> | undefined;
};

const pair = 'grid items-start gap-4 xs:grid-cols-2';
const rowLooks: Readonly<Record<AddressRow, string | null>> = {
  contact: pair,
  name: pair,
  company: null,
  // The postcode has a line of its own on the smallest screens.
  number: 'grid grid-cols-2 items-start gap-4 *:first:col-span-2 xs:grid-cols-3 xs:*:first:col-span-1',
  street: null,
  city: null,
};

/** Of the list that the field of the city offers. */
export const cityListId = (part: Props['part']) => `${part}-cities`;

type RowProps = Omit<Props, 'site' | 'form'> & {
  register: Props['form']['register'];
  row: AddressRow;
  cityList?: string;
};

/** One row of the form, as the table of the address has it. */
function Row({ row, part, register, errors, cityList }: RowProps) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  const fields = fieldsOfRow(row).map(({ name, type, isOptional, autoComplete, hint }) => (
    <Field
      key={name}
      {...register(`${part}.${name}`)}
      id={`${part}-${name}`}
      type={type}
      autoComplete={autoComplete && `${part} ${autoComplete}`}
      label={t(`fields.${name}`)}
      hint={hint && t(`fields.${hint}`)}
      // A company is asked for its name alone.
      optionalLabel={isOptional && row !== 'company' ? `(${t('optional')})` : undefined}
      error={textOf(errors?.[name])}
      list={name === 'city' ? cityList : undefined}
    />
  ));
  const look = rowLooks[row];
  return look ? <div className={look}>{fields}</div> : fields;
}

/** E-mail and telephone of who receives the order. */
export function ContactFields(props: Omit<RowProps, 'row'>) {
  return <Row row="contact" {...props} />;
}

/** Who it is, and where; postcode, house number and addition are fields of their own. */
export function AddressFields({ site, form, ...rest }: Props) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  const cityList = site.countries.some(hasCityList) ? cityListId(rest.part) : undefined;
  const { register } = form;
  const props = { ...rest, register };
  const isBusiness = useWatch({ control: form.control, name: `${rest.part}.addressInfo` }) === 'business';
  const countries = site.countries.map((value) => ({ value, title: t(`countries.${value}`) }));
  return (
    <div className="grid items-start gap-4">
      <RadioGroup
        {...register(`${rest.part}.addressInfo`)}
        id={`${rest.part}-addressInfo`}
        legend={t('addressInfos.legend')}
        isPair
        options={addressInfos.map((value) => ({ value, title: t(`addressInfos.${value}`) }))}
      />
      {isBusiness && <Row row="company" {...props} />}
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
      <Row row="street" {...props} />
      <Row row="city" cityList={cityList} {...props} />
    </div>
  );
}
