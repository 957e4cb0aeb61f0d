import { useTranslations } from 'next-intl';
import { LeafAgain } from '@/components/layout/logo';

type Props = { amount: string; recipientName: string; giverName: string; message: string };

/** The card as it will come, with what has been typed so far. */
export function CardPreview({ amount, recipientName, giverName, message }: Props) {
  const t = useTranslations('giftCards');
  return (
    <figure>
      <div className="overflow-clip rounded-sm bg-linen p-4 xs:p-6 sm:max-lg:p-5 lg:p-12">
        <div className="relative mx-auto flex aspect-8/5 max-w-lg flex-col justify-between gap-6 overflow-clip rounded-md bg-linden p-5 text-white shadow-float [--color-paper:var(--color-linden)] xs:p-6">
          <LeafAgain className="absolute -right-[8%] -bottom-[22%] h-full opacity-10" />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="flex items-center gap-2 font-display text-2xl">
                <LeafAgain className="size-7" />
                Linden
              </span>
              {t('preview.title')}
            </span>
            <span className="font-display text-3xl">{amount}</span>
          </div>
          {message.trim() && <p className="relative whitespace-pre-line wrap-anywhere">{message}</p>}
          <div className="relative wrap-anywhere">
            <p className="text-lg font-medium">{t('preview.to', { name: recipientName.trim() || '…' })}</p>
            {giverName.trim() && <p>{t('preview.from', { name: giverName })}</p>}
          </div>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-stone max-lg:sr-only">{t('preview.caption')}</figcaption>
    </figure>
  );
}
