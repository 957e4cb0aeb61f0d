import { useTranslations } from 'next-intl';
import { type SampleModel, sampleRules } from '@/lib/samples/models';
import { SamplePiece } from './sample-piece';

/** What will be sent, above where to: as many places as there are samples in a request, so that nothing moves. */
export function ChosenSamples({ samples }: { samples: readonly SampleModel[] }) {
  const t = useTranslations('samples');
  const free = Array.from(
    { length: Math.max(0, sampleRules.perRequest - samples.length) },
    (_, at) => `free-${at}`,
  );
  return (
    <section aria-labelledby="chosen-samples" className="rounded-md border border-sand bg-white p-5">
      <h2 id="chosen-samples" className="font-medium">
        {t('yours')}
      </h2>
      <div aria-hidden="true" className="mt-3 grid max-w-84 grid-cols-5 gap-3">
        {samples.map((sample) => (
          <SamplePiece key={sample.code} sample={sample} />
        ))}
        {free.map((place) => (
          <span key={place} className="aspect-square rounded-md border border-dashed border-edge" />
        ))}
      </div>
      <p className="mt-3 min-h-11 text-sm text-stone">
        {samples.length > 0 ? samples.map(({ title }) => title).join(', ') : t('noneYet')}
      </p>
    </section>
  );
}
