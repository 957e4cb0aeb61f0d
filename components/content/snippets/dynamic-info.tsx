import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** A few figures, large. */
export function DynamicInfo({ context, headingLevel }: SnippetProps<'dynamic-info'>) {
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-y border-sand py-8 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none md:py-12">
        {context.facts.map(({ value, label }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-stone">{label}</dt>
            <dd className="heading tabular text-4xl whitespace-nowrap text-linden">{value}</dd>
          </div>
        ))}
      </dl>
    </SnippetSection>
  );
}
