import { Accordion, AccordionItem } from '@/components/ui/accordion';
import type { SnippetProps } from '../snippet-props';

/** Questions that open one at a time; the heading is beside them on a desktop. What follows on others stands close to them. */
export function Faq({ id, context, headingLevel: Heading }: SnippetProps<'faq'>) {
  return (
    <section
      data-questions
      className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 py-[calc(var(--spacing-section)/2)] [:has(>[data-questions])+*>&]:pt-0 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <Heading className="heading text-3xl">{context.title}</Heading>
      <Accordion>
        {context.questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question} group={`faq-${id}`}>
            <p className="reading-width whitespace-pre-line">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
