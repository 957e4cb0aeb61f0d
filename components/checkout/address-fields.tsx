'use client';

import { useTranslations } from 'next-intl';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { AddressInput } from '@/api/contract/address';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { AddressForm } from '@/lib/address/schema';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import type { SiteRules } from '@/lib/sites/models';

type Part = 'shipping' | 'billing';
type TextField = Exclude<
  keyof AddressInput,
  'addressInfo' | 'title' | 'isMain' | 'country' | 'county' | 'district'
>;
type Props = {
  site: SiteRules;
  part: Part;
  register: UseFormRegister<AddressForm>;
  errors: FieldErrors<AddressInput> | undefined;
};

const autoComplete: Partial<Record<TextField, string>> = {
  email: 'email',
  phone: 'tel',
  firstName: 'given-name',
  lastName: 'family-name',
  companyName: 'organization',
  zipCode: 'postal-code',
  street: 'address-line1',
  city: 'address-level2',
};
const inputTypes: Partial<Record<TextField, string>> = { email: 'email', phone: 'tel' };

function useTextField({ part, register, errors }: Omit<Props, 'site'>) {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  return (name: TextField, options: { hint?: string; isOptional?: boolean; inputMode?: 'numeric' } = {}) => (
    <Field
      {...register(`${part}.${name}`)}
      id={`${part}-${name}`}
      type={inputTypes[name] ?? 'text'}
      inputMode={options.inputMode}
      autoComplete={autoComplete[name] && `${part} ${autoComplete[name]}`}
      label={t(`fields.${name}`)}
      hint={options.hint}
      optionalLabel={options.isOptional ? `(${t('optional')})` : undefined}
      error={textOf(errors?.[name])}
    />
  );
}

/** E-mail and telephone of who receives the order. */
export function ContactFields(props: Omit<Props, 'site'>) {
  const t = useTranslations('checkout');
  const field = useTextField(props);
  return (
    <div className="grid items-start gap-4 xs:grid-cols-2">
      {field('email', { hint: t('fields.emailHint') })}
      {field('phone', { hint: t('fields.phoneHint') })}
    </div>
  );
}

/** Name and address; postcode, house number and addition are fields of their own. */
export function AddressFields({ site, ...props }: Props) {
  const t = useTranslations('checkout');
  const field = useTextField(props);
  const countries = site.countries.map((value) => ({ value, title: t(`countries.${value}`) }));
  return (
    <div className="grid items-start gap-4">
      <div className="grid items-start gap-4 xs:grid-cols-2">
        {field('firstName')}
        {field('lastName')}
      </div>
      {field('companyName', { isOptional: true })}
      <Select
        {...props.register(`${props.part}.country`)}
        id={`${props.part}-country`}
        label={t('fields.country')}
        autoComplete={`${props.part} country`}
        options={countries}
      />
      <div className="grid grid-cols-2 items-start gap-4 xs:grid-cols-3">
        <div className="col-span-2 xs:col-span-1">{field('zipCode')}</div>
        {field('houseNumber', { inputMode: 'numeric' })}
        {field('addition', { isOptional: true })}
      </div>
      {field('street')}
      {field('city')}
    </div>
  );
}
