import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import type { Announcement } from '@/lib/layout/models';

const visibility = { both: '', desktop: 'max-md:hidden', mobile: 'md:hidden' } as const;

/** The offer of placement headerTop. The page is the same for everyone, so each device hides what is not for it. */
export function AnnouncementBar({ label, announcements }: { label: string; announcements: Announcement[] }) {
  if (announcements.length === 0) return null;
  return (
    <aside aria-label={label} data-dark data-webview-hidden className="no-print bg-linden-dark text-white">
      {announcements.map(({ id, text, href, device }) => (
        <p key={id} className={clsx('page-width announcement', visibility[device])}>
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              {text}
            </Link>
          ) : (
            text
          )}
        </p>
      ))}
    </aside>
  );
}
