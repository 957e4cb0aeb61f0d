import { buttonStyles } from '@/components/ui/button-styles';
import { contentId } from './content-id';

export function SkipLink({ title }: { title: string }) {
  return (
    <a href={`#${contentId}`} className={buttonStyles('primary', 'md', 'skip-link')}>
      {title}
    </a>
  );
}
