'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { allAllowed, type Choices, noneAllowed, type Purpose, purposes } from '@/lib/consent/purposes';
import { type Consent, decide } from '@/lib/consent/store';
import { useConsent } from '@/lib/consent/use-consent';
import { formatMoment } from '@/lib/dates/format-moment';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';
import { StoredList } from './stored-list';

type Props = { isOpen: boolean; onClose: () => void };

function chosenIn(form: HTMLFormElement): Choices {
  const given = new FormData(form);
  return {
    statistics: given.has('statistics'),
    personalisation: given.has('personalisation'),
    marketing: given.has('marketing'),
  };
}

/** What is allowed by purpose. Refusing everything, taking it back included, is one press, as allowing it is. */
export default function ConsentSettings({ isOpen, onClose }: Props) {
  const t = useTranslations('consent');
  const formId = useId();
  const consent = useConsent();
  useBackCloses(isOpen, onClose);

  function keep(choices: Choices) {
    decide(choices);
    onClose();
    notify('success', t('saved'));
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    keep(chosenIn(event.currentTarget));
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button className="px-3 text-sm" onClick={() => keep(noneAllowed)}>
            {t('reject')}
          </Button>
          <Button className="px-3 text-sm" onClick={() => keep(allAllowed)}>
            {t('accept')}
          </Button>
          <Button type="submit" form={formId} variant="secondary" className="col-span-2 text-sm">
            {t('save')}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} className="space-y-5">
        <p>{t('intro')}</p>
        <Decided consent={consent} />
        <div>
          <p className="flex justify-between gap-4">
            <span className="font-medium">{t('purposes.necessary.name')}</span>
            <span className="text-sm text-stone">{t('alwaysOn')}</span>
          </p>
          <p className="mt-1 text-sm text-stone">{t('purposes.necessary.text')}</p>
        </div>
        {purposes.map((purpose) => (
          <PurposeChoice key={purpose} purpose={purpose} isAllowed={consent.choices[purpose]} />
        ))}
        <StoredList />
      </form>
    </Dialog>
  );
}

function PurposeChoice({ purpose, isAllowed }: { purpose: Purpose; isAllowed: boolean }) {
  const t = useTranslations('consent');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-6 justify-between gap-4 font-medium">
        {t(`purposes.${purpose}.name`)}
        <input
          id={id}
          name={purpose}
          type="checkbox"
          defaultChecked={isAllowed}
          aria-describedby={`${id}-text`}
          className="size-6 shrink-0 accent-linden"
        />
      </label>
      <p id={`${id}-text`} className="mt-1 text-sm text-stone">
        {t(`purposes.${purpose}.text`)}
        {purpose !== 'personalisation' && <OthersInvolved purpose={purpose} />}
      </p>
    </div>
  );
}

/** Who else hears of it: the tag manager where the shop has one, else nobody. */
function OthersInvolved({ purpose }: { purpose: Purpose }) {
  const t = useTranslations('consent');
  if (document.documentElement.dataset.tagManager) return ` ${t('tagManager')}`;
  return purpose === 'marketing' ? ` ${t('ownOnly')}` : null;
}

/** When something was chosen, or why nothing is asked. */
function Decided({ consent: { source, decidedAt } }: { consent: Consent }) {
  const t = useTranslations('consent');
  const site = useSite();
  if (source === 'none') return null;
  const text = decidedAt ? t('decided', { date: formatMoment(decidedAt, site) }) : t('signal');
  return <p className="rounded-md bg-linen px-4 py-3 text-sm">{text}</p>;
}
