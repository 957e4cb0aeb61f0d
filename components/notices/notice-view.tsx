import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { NoticeModel } from '@/lib/notices/load-notice';

type Props = NoticeModel & {
  /** In a column that says more of its kind: without a frame of its own. */
  isAmongOthers?: boolean;
  className?: string;
};

/** The official graphic, not altered, with its link; the same in words while there is none. */
export function NoticeView({ href, picture, isAmongOthers = false, className = '' }: Props) {
  const t = useTranslations('notices');
  if (picture)
    return (
      <a id="legal-guarantee" href={href} rel="noopener" className={`block ${className}`}>
        <img
          {...picture}
          alt={`${t('title')}. ${t('text')}`}
          loading="lazy"
          className="h-auto w-full max-w-md"
        />
      </a>
    );
  return (
    <section
      id="legal-guarantee"
      aria-labelledby="legal-guarantee-title"
      className={clsx(
        'flex gap-3 text-sm',
        isAmongOthers ? 'text-stone' : 'rounded-md border border-sand bg-white p-4',
        className,
      )}
    >
      <Icon name="shield-check" size={isAmongOthers ? 18 : 20} className="mt-0.5 text-linden" />
      <div>
        <h2 id="legal-guarantee-title" className="font-medium text-ink">
          {t('title')}
        </h2>
        <p>
          {t('text')}{' '}
          <a href={href} rel="noopener" className="underline underline-offset-4 hover:decoration-2">
            {t('more')}
          </a>
        </p>
      </div>
    </section>
  );
}
