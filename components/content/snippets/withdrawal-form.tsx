import { getTranslations } from 'next-intl/server';
import { WithdrawalIsland } from '@/components/withdrawal/withdrawal-island';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { SnippetProps } from '../snippet-props';

/** The withdrawal function the law asks for, aligned with the text around it. */
export async function WithdrawalForm(_props: SnippetProps<'withdrawal-form'>) {
  const t = await getTranslations('withdrawal');
  return (
    <section className="page-width py-[calc(var(--spacing-section)/4)]">
      <div className="md:pl-80">
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
        <ClientMessages namespaces={['withdrawal', 'validation']}>
          <WithdrawalIsland />
        </ClientMessages>
      </div>
    </section>
  );
}
