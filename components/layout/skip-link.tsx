import { buttonStyles } from '@/components/ui/button-styles';
import { contentId } from './content-id';

export function SkipLink({ title }: { title: string }) {
  return (
    <a
      href={`#${contentId}`}
      className={buttonStyles('primary', 'md', 'fixed! top-2 left-2 z-50 not-focus:sr-only')}
    >
      {title}
    </a>
  );
}
