import { PersonalWidget } from '@/components/personalisation/personal-widget';
import type { SnippetProps } from '../snippet-props';

type Props = SnippetProps<'personalisation-1' | 'personalisation-2' | 'personalisation-3'>;

/** What the shop recommends to this visitor. */
export function Personalisation({ id, context }: Props) {
  return (
    <div className="page-width">
      <PersonalWidget id={`slider-${id}`} title={context.title} widget={context.widget} isPersonal />
    </div>
  );
}
