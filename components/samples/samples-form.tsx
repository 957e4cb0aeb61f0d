'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { AddressFields } from '@/components/address/address-fields';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { formFields } from '@/lib/address/form-fields';
import { type AddressForm, blankAddress, postalAddressSchema, toAddressForm } from '@/lib/address/schema';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import { currentIdentity } from '@/lib/auth/identity';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { keepChosen, openChosen } from '@/lib/samples/chosen';
import type { SampleGroup } from '@/lib/samples/models';
import { requestSamples } from '@/lib/samples/mutations';
import { useSite } from '@/lib/sites/use-site';
import { ChosenSamples } from './chosen-samples';
import { choiceId, SampleChoice } from './sample-choice';
import { SamplesDone } from './samples-done';

const fields = [...formFields.map(({ name }) => `shipping.${name}` as const), 'shipping.country' as const];
const nobody = { shippingAddressId: null, billingAddressId: null };

type Props = {
  groups: readonly SampleGroup[];
  /** How long they take. */
  byPost: string;
  homeHref: string;
  /** What becomes of the address, told below the button. */
  privacy?: ReactNode;
};

function useChosen(groups: Props['groups']) {
  const site = useSite();
  const [chosen, setChosen] = useState<string[]>([]);
  // The address bar may still show the page before this one until now.
  useEffect(() => {
    const offered = groups.flatMap(({ samples }) => samples.map(({ code }) => code));
    const opened = openChosen(site, window.location.hash, offered);
    setChosen(opened);
    keepChosen(site, opened);
  }, [site, groups]);
  return {
    chosen,
    choose: (codes: string[]) => {
      setChosen(codes);
      keepChosen(site, codes);
    },
  };
}

/** Which samples, and where they go. What is wrong is told beside its field, and nothing typed is lost. */
export function SamplesForm({ groups, byPost, homeHref, privacy }: Props) {
  const [t, words, site] = [useTranslations('samples'), useTranslations('checkout'), useSite()];
  const { chosen, choose } = useChosen(groups);
  const [sent, setSent] = useState<readonly string[] | null>(null);
  const [isTried, setTried] = useState(false);
  const keyOf = useAttemptKey();
  const start = toAddressForm([], nobody, blankAddress(site, currentIdentity(site) ?? {}));
  const form = useCheckedForm<AddressForm>(ruleResolver(postalAddressSchema), start, fields);
  const { handleSubmit, fieldOf, errors, failure, attempt, isSubmitting } = form;
  const all = groups.flatMap(({ samples }) => samples);
  const isMissing = isTried && chosen.length === 0;

  function pointAtChoice(): void {
    setTried(true);
    if (chosen.length === 0) document.getElementById(choiceId)?.focus();
  }
  const submit = handleSubmit(async ({ shipping }) => {
    pointAtChoice();
    if (chosen.length === 0) return;
    const wish = { samples: chosen, address: shipping };
    if (!(await attempt(() => requestSamples(site, wish, keyOf(wish))))) return;
    const titles = all.filter(({ code }) => chosen.includes(code));
    setSent(titles.map(({ title }) => title));
    keepChosen(site, []);
  }, pointAtChoice);

  if (sent) return <SamplesDone titles={sent} byPost={byPost} homeHref={homeHref} />;
  return (
    <form noValidate onSubmit={submit} className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <SampleChoice groups={groups} chosen={chosen} onChange={choose} isMissing={isMissing} />
      <div className="grid content-start gap-4">
        <ChosenSamples samples={chosen.flatMap((one) => all.find(({ code }) => code === one) ?? [])} />
        <h2 className="heading mt-4 text-2xl">{t('address')}</h2>
        <p className="text-sm text-stone">{words('required')}</p>
        <Field
          {...fieldOf('shipping.email')}
          id="shipping-email"
          type="email"
          autoComplete="email"
          label={words('fields.email')}
        />
        <AddressFields site={site} part="shipping" form={form} errors={errors.shipping} />
        {failure && <Alert tone="error">{failure}</Alert>}
        <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
          {t('submit')}
        </Button>
        {privacy}
      </div>
    </form>
  );
}

export const SamplesPart = withQueryProvider(SamplesForm);
