import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { StandaloneStatus } from './standalone-status';

/** The 503 page, without header and footer (§4). */
export async function MaintenanceView({ site }: { site: Site }) {
  const t = await getTranslations('status.maintenance');
  return (
    // What comes late to pages stays away from this one.
    <div data-page="maintenance" className="contents">
      <StandaloneStatus
        site={site}
        title={t('title')}
        text={t('text')}
        actions={
          // A plain link: the shop is asked again, not the router's memory.
          <a href={homePath(site.code)} className={buttonStyles()}>
            {t('retry')}
          </a>
        }
        note={t('contact', { phone: site.contact.phone, email: site.contact.email })}
      />
    </div>
  );
}
