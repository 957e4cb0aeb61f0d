import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { MailAddress } from '@/components/ui/mail-address';
import type { Site } from '@/lib/sites/sites';

const line = 'inline-flex min-h-9 items-center gap-2.5 underline-offset-4 hover:underline';

/** Below the menu, where there is room for it: by whom an order is helped along. */
export async function AccountHelp({ site: { contact } }: { site: Site }) {
  const t = await getTranslations('account');
  return (
    <section aria-labelledby="account-help" className="mt-10 rounded-md bg-linen p-5 text-sm max-md:hidden">
      <h2 id="account-help" className="mb-2 font-medium">
        {t('helpTitle')}
      </h2>
      <p>
        <a href={`tel:${contact.phoneNumber}`} className={`${line} tabular`}>
          <Icon name="phone" size={18} className="text-linden" />
          {contact.phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${contact.email}`} className={`${line} wrap-anywhere`}>
          <Icon name="mail" size={18} className="text-linden" />
          <MailAddress email={contact.email} />
        </a>
      </p>
      <ul className="mt-2 text-stone">
        {contact.openingHours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </section>
  );
}
