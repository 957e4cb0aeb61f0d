import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

type Props = { amount: string; recipientName: string; giverName: string; message: string };

/** The card as it will come, with what has been typed so far. */
export function CardPreview({ amount, recipientName, giverName, message }: Props) {
  const t = useTranslations('giftCards');
  return (
    <figure>
      <div className="rounded-sm bg-linen p-4 xs:p-6 lg:px-12 lg:py-16">
        <div className="relative mx-auto flex min-h-44 max-w-lg flex-col justify-between gap-6 overflow-hidden rounded-md bg-linden p-5 text-white shadow-float xs:min-h-56 xs:p-6 lg:min-h-76">
          <Icon name="leaf" size={260} className="absolute -right-10 -bottom-14 opacity-10" />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <span className="flex items-center gap-2 font-display text-2xl">
                <Icon name="leaf" size={28} />
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
