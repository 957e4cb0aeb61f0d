'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BasketStates } from '@/components/basket/basket-view';
import { Alert } from '@/components/ui/alert';
import type { BusinessModel } from '@/lib/account/models';
import { businessQuery } from '@/lib/account/queries';
import type { AddressModel, AddressValues } from '@/lib/address/models';
import { addressesQuery } from '@/lib/address/queries';
import { blankAddress, toAddressForm } from '@/lib/address/schema';
import { visitorCountryQuery } from '@/lib/address/visitor-country';
import { track } from '@/lib/analytics/track';
import { signedInOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import type { BasketModel } from '@/lib/basket/models';
import { useBasket } from '@/lib/basket/use-basket';
import { useUpdateBasket } from '@/lib/basket/use-basket-changes';
import { useToldStep } from '@/lib/basket/use-told-step';
import { type CheckoutStep, checkoutSteps, reachableStep } from '@/lib/checkout/store';
import { useChoices } from '@/lib/checkout/use-choices';
import { useDeliveryWords } from '@/lib/checkout/use-delivery-words';
import { useSaveAddresses } from '@/lib/checkout/use-save-addresses';
import { nameValue } from '@/lib/i18n/name-value';
import { pageConfigQuery } from '@/lib/remote-config/queries';
import { checkoutPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { AddressStep } from './address-step';
import { CheckoutLoading } from './checkout-loading';
import { CheckoutSummary } from './checkout-summary';
import { AfterSlots, DeliveryDay } from './delivery-day';
import { DeliveryStep } from './delivery-step';
import { PaymentStep } from './payment-step';
import { SignInLine, SignInSuggestion } from './sign-in-suggestion';

/** Checkout in three steps, each with its own address, so Back goes to the step before. */
export function CheckoutView({ failed, empty }: Omit<BasketStates, 'loading'>) {
  const site = useSite();
  const basket = useBasket(site);
  const addresses = useQuery(addressesQuery(site));
  const type = useIdentity(site)?.type;
  const isGuest = type === 'Guest';
  // Who has no address yet begins with what the account knows; without it the fields are empty.
  const isNew = type === 'Customer' && addresses.data?.length === 0;
  const business = useQuery({ ...businessQuery(site), enabled: isNew });
  const country = useQuery(visitorCountryQuery(site));
  const config = useQuery({ ...pageConfigQuery(site.code), enabled: isGuest });
  const isLate = config.isLoading || business.isLoading || country.isLoading;
  const isReady = !(basket.isPending || addresses.isPending || isLate);
  const wasReady = useRef(false);
  useEffect(() => {
    if (isReady) wasReady.current = true;
  }, [isReady]);
  // Customers whose session ends become guests, for whom the switch is read: the form they fill in stays.
  if (basket.isPending || addresses.isPending || (isLate && !wasReady.current)) return <CheckoutLoading />;
  // A later refresh that fails must not take away what is being filled in.
  if (basket.isLoadingError || addresses.isLoadingError) return failed;
  if (!basket.data || basket.data.items.length === 0) return empty;
  const asksToSignIn = isGuest && config.data?.featureFlags.loginBeforeCheckout === true;
  return (
    <Steps
      site={site}
      basket={basket.data}
      addresses={addresses.data}
      business={business.data ?? undefined}
      country={country.data ?? undefined}
      asksToSignIn={asksToSignIn}
    />
  );
}

function tellAddressForm(action: 'save' | 'refused'): void {
  track({ name: 'addressForm', action, place: 'checkout' });
}

/** Where it goes and how its shopper is reached: a slip in either is seen before paying. */
function summaryOf(address: AddressModel | undefined): string[] {
  if (!address) return [];
  const { email, phone } = address.values;
  return [address.summary, email, phone].filter(Boolean);
}

type StepsProps = {
  site: SiteRules;
  basket: BasketModel;
  addresses: AddressModel[];
  business: BusinessModel | undefined;
  /** Where new addresses begin. */
  country: AddressValues['country'] | undefined;
  asksToSignIn: boolean;
};

function Steps({ site, basket, addresses, business, country, asksToSignIn }: StepsProps) {
  const t = useTranslations('checkout');
  const router = useRouter();
  const params = useSearchParams();
  const asked = params.get('step');
  const step = reachableStep(asked, basket.shippingAddressId !== null);
  useToldStep(site, basket, step === 'payment' ? 3 : 2);
  const { update, whenStored } = useUpdateBasket(site);
  const choose = useChoices(site, update);
  const customer = signedInOf(useIdentity(site));
  const blank = blankAddress(site, { ...customer, country }, business);
  const { save, failureText } = useSaveAddresses(site);
  const failure = failureText(t('saveFailed'));
  const go = (next: CheckoutStep) =>
    router.push(`${checkoutPath(site.code)}?step=${next}`, { scroll: false });
  const delivery = useDeliveryWords(basket, site);
  const address = addresses.find((saved) => saved.id === basket.shippingAddressId);

  return (
    <>
      {asksToSignIn && step === 'address' && <SignInSuggestion site={site} />}
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[1fr_22rem] lg:grid-cols-[1fr_26rem] lg:gap-14">
        <ol className="grid min-w-0 gap-3 sm:gap-4">
          {checkoutSteps.map((name, index) => (
            <Step
              key={name}
              name={name}
              number={index + 1}
              isCurrent={step === name}
              isDone={checkoutSteps.indexOf(step) > index}
              summary={name === 'address' ? summaryOf(address) : delivery}
              onChange={() => go(name)}
            >
              {name === 'address' && (
                <>
                  {!customer && !asksToSignIn && <SignInLine site={site} />}
                  {failure && <Alert tone="error" className="mb-6" title={failure} />}
                  <AddressStep
                    site={site}
                    start={toAddressForm(addresses, basket, blank)}
                    saved={customer ? addresses : []}
                    blank={blank}
                    suggestsSignIn={asksToSignIn}
                    onSave={async (form, onKept) => {
                      const saved = await save({ form, onKept });
                      tellAddressForm(saved === true ? 'save' : 'refused');
                      return saved;
                    }}
                    onSaved={() => go('delivery')}
                  />
                </>
              )}
              {name === 'delivery' && (
                <AfterSlots site={site} basket={basket}>
                  <DeliveryStep
                    site={site}
                    basket={basket}
                    whenStored={whenStored}
                    onChoose={(deliveryMethod) => choose({ deliveryMethod })}
                    onOldPieces={(oldPieces) => choose({ oldPieces })}
                    onNote={(note) => update({ note })}
                    onContinue={() => go('payment')}
                  >
                    <DeliveryDay
                      site={site}
                      basket={basket}
                      onChoose={(slot) => choose({ deliverySlot: slot })}
                    />
                  </DeliveryStep>
                </AfterSlots>
              )}
              {name === 'payment' && (
                <PaymentStep site={site} basket={basket} failedBefore={params.get('failed')} />
              )}
            </Step>
          ))}
        </ol>
        <CheckoutSummary site={site} basket={basket} isBrief={step === 'payment'} />
      </div>
    </>
  );
}

type StepProps = {
  name: CheckoutStep;
  number: number;
  isCurrent: boolean;
  isDone: boolean;
  /** What was chosen, a line each. */
  summary: readonly string[];
  onChange: () => void;
  children: ReactNode;
};

/** One step: open when it is asked for, one line when it is done. When it opens it comes to the top, and its heading has the focus. */
function Step({ name, number, isCurrent, isDone, summary, onChange, children }: StepProps) {
  const t = useTranslations('checkout');
  const { locale } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.closest('li')?.scrollIntoView();
    }
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  const title = t(`steps.${name}`);
  return (
    <li
      className={clsx(
        'rounded-md border border-sand bg-white px-5 sm:px-8',
        isCurrent ? 'py-5 sm:py-8' : 'py-3 sm:py-5',
      )}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className={`heading text-xl outline-none ${isCurrent || isDone ? '' : 'text-stone'}`}
        >
          <span className="sr-only">{t('steps.current', { number: String(number), name: title })}</span>
          <span aria-hidden="true">
            {number}. {title}
          </span>
        </h2>
        {isDone && (
          <button
            type="button"
            onClick={onChange}
            className="min-h-11 text-sm underline underline-offset-4"
            aria-label={nameValue(locale, title, t('change'))}
          >
            {t('change')}
          </button>
        )}
      </div>
      {isDone && (
        <div className="text-stone wrap-anywhere max-sm:text-sm sm:mt-1">
          {summary.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {isCurrent && <div className="mt-6">{children}</div>}
    </li>
  );
}
