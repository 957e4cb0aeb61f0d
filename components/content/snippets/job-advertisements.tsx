import { Accordion, AccordionItem } from '@/components/ui/accordion';
import type { SnippetProps } from '../snippet-props';
import { SnippetSection } from '../snippet-section';

export function JobAdvertisements({ context, headingLevel }: SnippetProps<'job-advertisements'>) {
  return (
    <SnippetSection title={context.title} headingLevel={headingLevel}>
      <Accordion className="max-w-3xl">
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
    </SnippetSection>
  );
}
