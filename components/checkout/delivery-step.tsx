'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import type { BasketModel, DeliveryMethod } from '@/lib/basket/models';
import { maxNoteLength, useNote } from '@/lib/checkout/use-note';
import { useWished } from '@/lib/checkout/use-wished';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';
import { OldFurniture } from './old-furniture';

type Props = {
  site: SiteRules;
  basket: BasketModel;
  /** Whether the shop took all that was chosen, once it has answered. */
  whenStored: () => Promise<boolean>;
  /** Rejects when the shop refuses. */
  onChoose: (method: DeliveryMethod) => Promise<unknown>;
  /** Rejects when the shop refuses. */
  onOldPieces: (pieces: number) => Promise<unknown>;
  /** Rejects when the shop refuses. */
  onNote: (note: string) => Promise<unknown>;
  onContinue: () => void;
  /** What else is chosen once it is known how. */
  children?: ReactNode;
};

/** How it is brought, each choice with when and for how much; and what those who bring it should know. */
export function DeliveryStep({ site, basket, whenStored, children, ...on }: Props) {
  const { onChoose, onOldPieces, onNote, onContinue } = on;
  const t = useTranslations('checkout');
  const tBasket = useTranslations('basket');
  const { note, write, save, failure } = useNote(site, basket.note, onNote);
  const { wished, failure: refusal, choose } = useWished(onChoose, t('deliveryFailed'));
  const [isGoing, setGoing] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  // A press that comes before the answer to a choice counts: it goes on once that is stored, and stays where it was
  // refused, or where the shopper has gone elsewhere meanwhile.
  async function goOn(): Promise<void> {
    setGoing(true);
    if ((await whenStored()) && (await save()) && isHere.current) onContinue();
    setGoing(false);
  }
  const assembled = basket.items.filter(({ hasFreeInstallation, isGift }) => hasFreeInstallation && !isGift);
  const titles = [...new Set(assembled.map(({ title }) => title))].join(', ');
  const options = basket.deliveryOptions.map(({ code, price, delivery }) => ({
    value: code,
    title: t(`deliveryMethods.${code}`),
    aside: price.amount === 0 ? tBasket('free') : formatMoney(price, site.locale),
    description: (
      <>
        {t(`deliveryMethods.${code}Text`)}
        {code === 'placement' && basket.mostOldPieces > 0 && ` ${t('oldPieces.offer')}`}
        <span className="block">
          {t('expected', { range: formatDeliveryRange(delivery.from, delivery.until, site.locale) })}
        </span>
        {titles && <span className="block text-linden">{t('freeAssembly', { titles, place: code })}</span>}
      </>
    ),
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isGoing) void goOn();
      }}
    >
      <RadioGroup
        id="delivery-method"
        name="delivery-method"
        legend={t('deliveryTitle')}
        options={options}
        value={wished?.choice ?? basket.deliveryMethod}
        onChange={(event) => {
          const chosen = basket.deliveryOptions.find((option) => option.code === event.target.value);
          if (chosen) void choose(chosen.code);
        }}
      />
      {basket.deliveryMethod === 'placement' && basket.mostOldPieces > 0 && (
        <OldFurniture chosen={basket.oldPieces} most={basket.mostOldPieces} onChoose={onOldPieces} />
      )}
      {children}
      {refusal && <Alert tone="error" className="mt-4" title={refusal} />}
      <TextArea
        id="delivery-note"
        name="note"
        label={t('noteLabel')}
        optionalLabel={`(${t('optional')})`}
        hint={t('noteHint')}
        error={failure ? (failure.text ?? t('noteFailed')) : undefined}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => write(event.target.value)}
        className="mt-6"
      />
      <Button type="submit" size="lg" isLoading={isGoing} className="mt-8 w-full xs:w-auto">
        {t('toPayment')}
      </Button>
    </form>
  );
}
