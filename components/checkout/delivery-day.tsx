'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import type { BasketModel, DeliverySlot } from '@/lib/basket/models';
import { deliverySlotsQuery, isSameSlot, slotOn } from '@/lib/checkout/delivery-slots';
import { useWished } from '@/lib/checkout/use-wished';
import { formatWeekday } from '@/lib/dates/format-slot';
import type { SiteRules } from '@/lib/sites/models';

/** What stands around the choice comes with it, or without it when it does not come, and stays: nothing moves under a finger. */
export function AfterSlots({ site, basket, children }: Omit<Props, 'onChoose'> & { children: ReactNode }) {
  const { isFetched } = useQuery(deliverySlotsQuery(site, basket));
  const [isOpen, setOpen] = useState(isFetched);
  if (isFetched && !isOpen) setOpen(true);
  return isOpen ? children : <Skeleton className="h-140" />;
}

type Props = {
  site: SiteRules;
  basket: BasketModel;
  /** Rejects when the shop refuses. */
  onChoose: (slot: DeliverySlot | null) => Promise<unknown>;
};

/** Day and part of the day on which furniture is brought; nothing where there is none to choose. */
export function DeliveryDay({ site, basket, onChoose }: Props) {
  const t = useTranslations('checkout.deliverySlot');
  const { data: slots = [], refetch, isFetching } = useQuery(deliverySlotsQuery(site, basket));
  const { wished, failure, choose } = useWished(onChoose, t('failed'));
  if (slots.length === 0) return null;
  const chosen = wished ? wished.choice : basket.deliverySlot;
  const known = chosen && (slots.find((slot) => isSameSlot(slot, chosen)) ?? null);
  const days = [...new Set(slots.map(({ date }) => date))];
  const hours = slots.filter(({ date }) => date === known?.date);
  async function chooseSlot(slot: DeliverySlot | null): Promise<void> {
    // Somebody else may have taken it.
    if (!(await choose(slot))) void refetch();
  }
  const isGone = chosen !== null && known === null && !isFetching;
  return (
    <div className="mt-6 grid max-w-md gap-4">
      <Select
        id="delivery-day"
        label={t('label')}
        hint={t('hint')}
        error={failure ?? (isGone ? t('gone') : undefined)}
        value={known?.date ?? ''}
        options={[
          { value: '', title: t('none') },
          ...days.map((date) => ({ value: date, title: formatWeekday(date, site.locale) })),
        ]}
        onChange={({ target }) => void chooseSlot(slotOn(target.value, slots, known))}
      />
      {known && (
        <Select
          id="delivery-hours"
          label={t('time')}
          value={known.from}
          options={hours.map(({ from, until }) => ({ value: from, title: `${from}–${until}` }))}
          onChange={({ target }) => void chooseSlot(hours.find(({ from }) => from === target.value) ?? null)}
        />
      )}
    </div>
  );
}
