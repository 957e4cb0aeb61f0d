import { getTranslations } from 'next-intl/server';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { anchors } from '@/lib/product/anchors';
import type { QuestionModel } from '@/lib/product/models';
import { LateProductPart } from './late-product-part';
import { Section } from './section';

type Props = {
  vsin: string;
  questions: readonly QuestionModel[];
  /** Where who has no JavaScript asks. */
  email: string;
};

/** What others asked and the shop answered, for all to read, and a way to ask. */
export async function Questions({ vsin, questions, email }: Props) {
  const t = await getTranslations('product');
  return (
    <Section id={anchors.questions} title={t('sections.questions')}>
      {questions.length > 0 && (
        <Accordion className="mb-8 max-w-3xl">
          {questions.map(({ id, question, answer, answeredOn }, index) => (
            <AccordionItem key={id} isOpen={index === 0} title={question}>
              <p className="reading-width whitespace-pre-line text-ink">{answer}</p>
              <p className="mt-2 text-sm">{t('questions.answered', { date: answeredOn })}</p>
            </AccordionItem>
          ))}
        </Accordion>
      )}
      <p className="reading-width mb-4 text-stone">{t('questions.intro')}</p>
      <LateProductPart part="question" of={{ vsin, title: t('questions.ask') }} />
      <noscript>
        <p>
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
      </noscript>
    </Section>
  );
}
