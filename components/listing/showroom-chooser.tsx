import { getTranslations } from 'next-intl/server';
import { ChipLink } from '@/components/ui/chip';
import type { ShowroomChoice } from '@/lib/listing/models';

/** Where it is and when it is open, for whoever wants to go there today. */
async function Visit({ name, visit: { addressLines, openingHours, mapsLink } }: ShowroomChoice) {
  const t = await getTranslations('content');
  return (
    <section
      aria-label={name}
      className="mt-5 flex flex-wrap gap-x-12 gap-y-3 rounded-md bg-linen p-5 text-sm"
    >
      <address className="not-italic">
        <p className="font-medium">{name}</p>
        {addressLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <ul>
        {openingHours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <a
        href={mapsLink}
        rel="noopener"
        className="inline-flex min-h-6 items-center self-end underline underline-offset-4 hover:decoration-2"
      >
        {t('onMap')}
      </a>
    </section>
  );
}

export async function ShowroomChooser({
  showrooms,
  allHref,
}: {
  showrooms: ShowroomChoice[];
  allHref: string;
}) {
  if (showrooms.length === 0) return null;
  const t = await getTranslations('listing.showroom');
  const chosen = showrooms.find((showroom) => showroom.isSelected);
  return (
    <>
      <nav aria-label={t('choose')} className="mt-3 sm:mt-5">
        <ul className="picture-chips whitespace-nowrap">
          <li>
            <ChipLink href={allHref} isSelected={!chosen}>
              {t('all')}
            </ChipLink>
          </li>
          {showrooms.map(({ id, name, href, isSelected }) => (
            <li key={id}>
              <ChipLink href={href} isSelected={isSelected}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <Visit {...chosen} />}
    </>
  );
}
