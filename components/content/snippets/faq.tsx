import { Accordion, AccordionItem } from '@/components/ui/accordion';
import type { SnippetProps } from '../snippet-props';

/** Questions that open one at a time; the heading is beside them on a desktop. What follows on others stands close to them. */
export function Faq({ id, context, headingLevel: Heading }: SnippetProps<'faq'>) {
  return (
    <section data-questions className="page-width beside-heading [:has(>[data-questions])+*>&]:pt-0">
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
