import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';
import { Logo } from './logo';

/** A header with the logo and one way back (§2). */
export function BlankHeader({ back, home }: { back: TitledLink; home: TitledLink }) {
  return (
    <header data-webview-hidden className="no-print border-b border-sand bg-white">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4">
        <Link
          href={back.href}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-md pr-2 text-sm hover:underline"
        >
          <Icon name="arrow-left" size={18} />
          <span className="max-sm:sr-only">{back.title}</span>
        </Link>
        <Logo href={home.href} label={home.title} />
      </div>
    </header>
  );
}
