'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { businessQuery } from '@/lib/account/queries';
import type { AddressModel } from '@/lib/address/models';
import { deleteAddress, makeMainAddress } from '@/lib/address/mutations';
import { addressesQuery, addressKeys } from '@/lib/address/queries';
import { toBookLines } from '@/lib/address/to-address';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { AddressForm } from './address-form';

/** Null: nothing is being edited; `'new'`: an address is being added. */
type Editing = AddressModel | 'new' | null;

/** The address book of the customer, or `empty`. */
export function AddressesView({ empty }: { empty: ReactNode }) {
  const t = useTranslations('account');
  const site = useSite();
  const { data: addresses, isPending, isError, refetch } = useQuery(addressesQuery(site));
  const [editing, setEditing] = useState<Editing>(null);
  useBackCloses(editing !== null, () => setEditing(null));
  const business = useQuery({ ...businessQuery(site), enabled: editing === 'new' });
  const heading = useRef<HTMLHeadingElement>(null);
  const count = addresses?.length ?? 0;
  const countBefore = useRef(count);
  // A removed address takes the button of its removal along.
  useEffect(() => {
    if (count < countBefore.current) takeLostFocus(heading.current);
    countBefore.current = count;
  }, [count]);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 ref={heading} tabIndex={-1} className="heading text-3xl outline-none">
          {t('menu.addresses')}
        </h1>
        <Button variant="secondary" size="sm" onClick={() => setEditing('new')}>
          {t('addAddress')}
        </Button>
      </div>
      {isPending && <AccountLoading />}
      {isError && <AccountFailed onRetry={() => void refetch()} />}
      {addresses?.length === 0 && empty}
      {count > 0 && (
        <ul className="mt-6 grid gap-5 lg:grid-cols-2">
          {addresses?.map((address) => (
            <AddressCard key={address.id} site={site} address={address} onEdit={() => setEditing(address)} />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={editing !== null}
        onClose={() => setEditing(null)}
        title={t(editing === 'new' ? 'addAddress' : 'editAddress')}
        closeLabel={t('close')}
      >
        {editing !== null && !business.isLoading && (
          <AddressForm
            site={site}
            address={editing === 'new' ? null : editing}
            business={business.data ?? undefined}
            onSaved={() => {
              setEditing(null);
              notify('success', t('addressSaved'));
              void refetch();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

type CardProps = { site: SiteRules; address: AddressModel; onEdit: () => void };

function AddressCard({ site, address, onEdit }: CardProps) {
  const t = useTranslations('account');
  const countries = useTranslations('checkout.countries');
  const titles = useTranslations('checkout.addressTitles');
  const client = useQueryClient();
  // Also after a failure: the answer may have got lost, and the address be gone.
  const onSettled = () => client.invalidateQueries({ queryKey: addressKeys.all(site.code) });
  const main = useMutation({
    mutationFn: () => makeMainAddress(site, address.id),
    onSettled,
    onError: () => notify('error', t('failed')),
  });
  const removal = useMutation({ mutationFn: () => deleteAddress(site, address.id), onSettled });
  const [isAsking, setAsking] = useState(false);
  useBackCloses(isAsking, () => setAsking(false));
  const { name, street, city } = address;
  return (
    <li className="flex flex-col rounded-md border border-sand bg-white p-5">
      <p className="font-medium">
        {name}
        <span className="ml-3 text-sm font-normal text-stone">{titles(address.values.title)}</span>
        {address.isMain && (
          <span className="ml-3 rounded-full bg-linden-soft px-2.5 py-0.5 text-sm font-normal">
            {t('mainAddress')}
          </span>
        )}
      </p>
      <address className="mt-2 grow text-stone whitespace-pre-line not-italic">
        {toBookLines(address, countries(address.values.country)).join('\n')}
      </address>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Button variant="quiet" size="sm" onClick={onEdit} aria-label={t('editOf', { street })}>
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            removal.reset();
            setAsking(true);
          }}
          aria-label={t('removeOf', { street })}
        >
          {t('remove')}
        </Button>
        {!address.isMain && (
          <Button variant="quiet" size="sm" isLoading={main.isPending} onClick={() => main.mutate()}>
            {t('makeMain')}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        closeLabel={t('close')}
        footer={
          <Button isLoading={removal.isPending} onClick={() => removal.mutate()}>
            {t('remove')}
          </Button>
        }
      >
        <p>
          {name}, {street}, {city}
        </p>
        {/* A notification would be said behind the dialog. */}
        {removal.isError && (
          <Alert tone="error" className="mt-4">
            {t('failed')}
          </Alert>
        )}
      </Dialog>
    </li>
  );
}
