import clsx from 'clsx';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

/** A few figures, large. */
export function DynamicInfo({ context, headingLevel }: SnippetProps<'dynamic-info'>) {
  // Beside each other in pairs on a phone, where none is left over; else each with its words on a line.
  const isOdd = context.facts.length % 2 === 1;
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <dl
        className={clsx(
          'grid gap-x-6 border-y border-sand py-8 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none md:py-12',
          isOdd ? 'gap-y-5' : 'grid-cols-2 gap-y-8',
        )}
      >
        {context.facts.map(({ value, label }) => (
          <div
            key={label}
            className={clsx(
              'flex min-w-0 flex-col-reverse justify-end',
              isOdd &&
                'max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:items-baseline max-sm:[&>dt]:order-last',
            )}
          >
            <dt className="mt-1 text-sm text-stone">{label}</dt>
            <dd className="heading tabular text-4xl whitespace-nowrap text-linden">{value}</dd>
          </div>
        ))}
      </dl>
    </SnippetSection>
  );
}
