import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';

export function AnnouncementBanner({ context, site }: SnippetProps<'announcement-banner'>) {
  const content = 'page-width flex min-h-12 items-center justify-center gap-2 py-2 text-center text-sm';
  return (
    <div className="border-b border-sand bg-white">
      {context.link ? (
        <Link href={sitePath(site, context.link)} className={`${content} hover:underline`}>
          {context.text}
          <Icon name="arrow-right" size={16} className="max-sm:hidden" />
        </Link>
      ) : (
        <p className={content}>{context.text}</p>
      )}
    </div>
  );
}
