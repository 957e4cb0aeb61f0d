import clsx from 'clsx';
import { Skeleton } from '@/components/ui/skeleton';
import type { ContentSlot } from '@/lib/content/models';

/** Stands where a slot will be: its heading, by which it is found, above the light of an empty room. */
export function SlotPlace({ content: { slot, isMainHeading } }: { content: ContentSlot }) {
  if (slot.snippetCode.startsWith('personalisation-')) return null;
  const title = 'title' in slot.context ? slot.context.title : undefined;
  const Heading = isMainHeading ? 'h1' : 'h2';
  return (
    <section className="page-width flex flex-col section-air">
      {title && (
        <Heading className={clsx('heading mb-6 md:mb-8', isMainHeading ? 'text-4xl' : 'text-3xl')}>
          {title}
        </Heading>
      )}
      <Skeleton className="grow" />
    </section>
  );
}
