import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { Picture } from '@/components/ui/picture';
import { homePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { StatusView } from './status-view';

type Props = {
  site: Site;
  title: string;
  text: string;
  /** Plain links: these pages must work when nothing else does. */
  actions: ReactNode;
  note: string;
};

/** A page without header and footer, which would need the shop. */
export function StandaloneStatus({ site, title, text, actions, note }: Props) {
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="page-width pt-8">
        <Logo href={homePath(site.code)} label={site.name} />
      </div>
      <div className="flex flex-1 items-center">
        <StatusView
          title={title}
          text={text}
          actions={actions}
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
          note={note}
        />
      </div>
    </main>
  );
}
