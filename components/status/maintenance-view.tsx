import { getTranslations } from 'next-intl/server';
import { Logo } from '@/components/layout/logo';
import { buttonStyles } from '@/components/ui/button-styles';
import { Picture } from '@/components/ui/picture';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { StatusView } from './status-view';

/** The 503 page, without header and footer (§4). */
export async function MaintenanceView({ site }: { site: Site }) {
  const t = await getTranslations('status.maintenance');
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="page-width pt-8">
        <Logo href={homePath(site.code)} label={site.name} />
      </div>
      <div className="flex flex-1 items-center">
        <StatusView
          title={t('title')}
          text={t('text')}
          actions={
            // A plain link: the shop is asked again, not the router's memory.
            <a href={homePath(site.code)} className={buttonStyles()}>
              {t('retry')}
            </a>
          }
          picture={
            <Picture
              src="/media/room-dining.webp"
              alt=""
              width={1600}
              height={1067}
              sizes="(min-width: 1440px) 640px, (min-width: 993px) 45vw, 92vw"
              fit="wide"
              className="aspect-3/2 h-auto w-full object-cover"
            />
          }
          note={t('contact', { phone: site.contact.phone, email: site.contact.email })}
        />
      </div>
    </main>
  );
}
