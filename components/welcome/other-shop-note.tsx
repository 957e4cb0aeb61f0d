'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/icon-button';
import { focusPage } from '@/lib/browser/focus-page';
import { usePlaceBeforePage } from '@/lib/browser/use-place-before-page';
import { languageHref, shopHref } from '@/lib/routes/language-parameter';
import type { Offer } from '@/lib/welcome/other-shop';

type Props = { offer: Offer; onAnswer: () => void; onClose: () => void };

/** At the lower edge, above the bar that buys; it moves nothing and takes no focus. */
export default function OtherShopNote({ offer: { edition, country }, onAnswer, onClose }: Props) {
  const t = useTranslations('otherShop');
  const place = usePlaceBeforePage();
  const { language, locale } = edition;
  function close() {
    focusPage();
    onAnswer();
    onClose();
  }
  return (
    place &&
    createPortal(
      <aside
        lang={locale}
        aria-labelledby="other-shop"
        className="bottom-notice no-print fade-in fixed inset-x-0 z-5 flex items-start gap-2 border-t border-sand bg-white p-4 text-sm shadow-float md:inset-x-auto md:left-6 md:w-110 md:rounded-lg md:border"
      >
        <p className="grow self-center">
          <span id="other-shop" className="font-semibold">
            {country === null ? t('languageQuestion') : t('question', { country })}
          </span>{' '}
          <a
            href={country === null ? languageHref(language) : shopHref(edition.code)}
            hrefLang={locale}
            rel="nofollow"
            onClick={onAnswer}
            className="underline underline-offset-4"
          >
            {country === null ? t('languageLink') : t('link')}
          </a>
        </p>
        <IconButton icon="x" label={t('close')} className="-my-2 -mr-2" onClick={close} />
      </aside>,
      place,
    )
  );
}
