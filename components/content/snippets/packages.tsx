import { Icon } from '@/components/ui/icon';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

export function Packages({ context, headingLevel }: SnippetProps<'packages'>) {
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {context.packages.map(({ title, text, points }) => (
          <li key={title} className="rounded-md border border-sand bg-white p-6">
            <h3 className="heading text-2xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
            <ul className="mt-5 space-y-2 border-t border-sand pt-5">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 text-linden" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SnippetSection>
  );
}
