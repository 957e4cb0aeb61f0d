import { useTranslations } from 'next-intl';

type Props = { amount: string; recipientName: string; giverName: string; message: string };

/** The card as it will come, with what has been typed so far. */
export function CardPreview({ amount, recipientName, giverName, message }: Props) {
  const t = useTranslations('giftCards');
  return (
    <figure className="self-start lg:sticky lg:top-36">
      <div className="flex min-h-64 flex-col justify-between gap-6 rounded-md bg-linden p-6 text-white shadow-float">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display text-2xl">{t('preview.title')}</span>
          <span className="tabular font-display text-3xl">{amount}</span>
        </div>
        {message.trim() && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
        <div className="wrap-anywhere">
          <p className="text-lg font-medium">{t('preview.to', { name: recipientName.trim() || '…' })}</p>
          {giverName.trim() && <p>{t('preview.from', { name: giverName })}</p>}
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-stone">{t('preview.caption')}</figcaption>
    </figure>
  );
}
