import { getTranslations } from 'next-intl/server';
import { ModalHeading } from '@/components/ui/modal-heading';
import { OpenDialogButton } from '@/components/ui/open-dialog-button';
import { cookieDialogId } from './cookie-dialog';

/** What the shop keeps in the browser. All of it is necessary, so there is nothing to refuse, only to know. */
export async function CookieSettings({ buttonClassName }: { buttonClassName: string }) {
  const t = await getTranslations('footer.cookies');
  const titleId = `${cookieDialogId}-title`;
  return (
    <>
      <OpenDialogButton dialogId={cookieDialogId} className={buttonClassName}>
        {t('title')}
      </OpenDialogButton>
      <dialog
        id={cookieDialogId}
        aria-labelledby={titleId}
        data-menu
        className="dialog-enter m-auto w-[95%] max-w-125 rounded-lg bg-white shadow-float"
      >
        <ModalHeading id={titleId} title={t('title')} closeLabel={t('close')} />
        <div className="space-y-4 p-6">
          <p>{t('intro')}</p>
          <dl className="space-y-3">
            {(['session', 'basket', 'viewed', 'role', 'window'] as const).map((key) => (
              <div key={key}>
                <dt className="font-medium">{t(`${key}.name`)}</dt>
                <dd className="text-sm text-stone">{t(`${key}.text`)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-stone">{t('outro')}</p>
        </div>
      </dialog>
    </>
  );
}
