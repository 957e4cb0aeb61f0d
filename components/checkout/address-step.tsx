'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { AddressFields, ContactFields } from '@/components/address/address-fields';
import { EmailSlip } from '@/components/address/email-slip';
import { SavedAddresses } from '@/components/address/saved-addresses';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { AddressModel, AddressValues } from '@/lib/address/models';
import type { AddressForm } from '@/lib/address/schema';
import { track } from '@/lib/analytics/track';
import { clearAddressDraft } from '@/lib/checkout/address-draft';
import { useAddressForm } from '@/lib/checkout/use-address-form';
import { partFields, type RefusedField } from '@/lib/checkout/use-save-addresses';
import { useValidationText } from '@/lib/i18n/use-validation-text';
import type { SiteRules } from '@/lib/sites/models';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { SignInNote } from './sign-in-suggestion';

type Props = {
  site: SiteRules;
  start: AddressForm;
  /** Those to choose from. */
  saved: readonly AddressModel[];
  blank: AddressValues;
  /** Whether who leaves the address of an account is told that they may sign in. */
  suggestsSignIn: boolean;
  /** Answers whether it worked; where the API names fields, what it says of them. */
  onSave: (
    form: AddressForm,
    onKept: (part: 'shipping' | 'billing', id: string) => void,
  ) => Promise<true | readonly RefusedField[]>;
  onSaved: () => void;
};

function useProblems(errors: FieldErrors<AddressForm>): FieldProblem[] {
  const t = useTranslations('checkout');
  const textOf = useValidationText();
  const of = (part: 'shipping' | 'billing', found: FieldErrors<AddressValues> | undefined) =>
    partFields.flatMap((name) => {
      const text = textOf(found?.[name]);
      return text ? [{ id: `${part}-${name}`, label: t(`fields.${name}`), text }] : [];
    });
  return [...of('shipping', errors.shipping), ...of('billing', errors.billing)];
}

/** Contact and address. Nothing typed is lost when saving fails: the form stays as it is. */
export function AddressStep({ site, start, saved, blank, suggestsSignIn, onSave, onSaved }: Props) {
  const t = useTranslations('checkout');
  const [attempt, setAttempt] = useState(0);
  const form = useAddressForm(site, start);
  const { errors, isSubmitting } = form.formState;
  const differs = form.watch('billingDiffers');
  const problems = useProblems(errors);
  useEffect(() => track({ name: 'addressForm', action: 'open', place: 'checkout' }), []);

  async function save(): Promise<void> {
    const refused = await onSave(form.getValues(), (part, id) => form.setValue(`${part}Id`, id));
    if (refused === true) {
      clearAddressDraft(site);
      return onSaved();
    }
    for (const { name, message } of refused) form.setError(name, { type: 'api', message });
    if (refused.length > 0) setAttempt((count) => count + 1);
  }
  function refuse(): void {
    setAttempt((count) => count + 1);
    track({ name: 'addressForm', action: 'refused', place: 'checkout' });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save, refuse)}>
      {attempt > 0 && <ErrorSummary problems={problems} attempt={attempt} />}
      <p className="mb-6 text-sm text-stone">{t('required')}</p>
      <h3 className="mb-4 font-medium">{t('contact')}</h3>
      <ContactFields
        part="shipping"
        register={form.register}
        errors={errors.shipping}
        belowEmail={
          <EmailSlip
            fieldId="shipping-email"
            onTake={(email) =>
              form.setValue('shipping.email', email, { shouldDirty: true, shouldValidate: true })
            }
          />
        }
      />
      {suggestsSignIn && <SignInNote site={site} fieldId="shipping-email" />}
      <h3 className="mt-8 mb-4 font-medium">{t('shippingAddress')}</h3>
      <SavedAddresses part="shipping" form={form} saved={saved} blank={blank} />
      <AddressFields site={site} part="shipping" form={form} errors={errors.shipping} />
      <Checkbox
        {...form.register('billingDiffers')}
        id="billingDiffers"
        label={t('billingDiffers')}
        className="mt-6"
      />
      {differs && (
        <div className="mt-4">
          <h3 className="mb-4 font-medium">{t('billingAddress')}</h3>
          <SavedAddresses part="billing" form={form} saved={saved} blank={blank} />
          <AddressFields site={site} part="billing" form={form} errors={errors.billing} />
        </div>
      )}
      <Button type="submit" size="lg" isLoading={isSubmitting} className="mt-8 w-full xs:w-auto">
        {t('toDelivery')}
      </Button>
    </form>
  );
}
