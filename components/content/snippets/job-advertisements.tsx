import { Accordion, AccordionItem } from '@/components/ui/accordion';
import type { SnippetProps } from '../snippet-props';

/** Their heading is beside them on a desktop, as that of questions is. */
export function JobAdvertisements({ context, headingLevel: Heading }: SnippetProps<'job-advertisements'>) {
  return (
    <section className="page-width beside-heading">
      {context.title && <Heading className="heading text-3xl">{context.title}</Heading>}
      <Accordion className="md:col-start-2">
        {context.jobs.map((job) => (
          <AccordionItem
            key={`${job.title}-${job.place}`}
            title={
              <span>
                {job.title}
                <span className="block text-sm font-normal text-stone">
                  {job.place} · {job.hours}
                </span>
              </span>
            }
          >
            <p className="reading-width whitespace-pre-line">{job.text}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
