import { getTranslations } from 'next-intl/server';
import { ChipLink } from '@/components/ui/chip';
import type { ShowroomChoice } from '@/lib/listing/models';

export async function ShowroomChooser({
  showrooms,
  allHref,
}: {
  showrooms: ShowroomChoice[];
  allHref: string;
}) {
  if (showrooms.length === 0) return null;
  const t = await getTranslations('listing.showroom');
  const hasChoice = showrooms.some((showroom) => showroom.isSelected);
  return (
    <nav aria-label={t('choose')} className="mt-5">
      <ul className="flex flex-wrap gap-2">
        <li>
          <ChipLink href={allHref} isSelected={!hasChoice}>
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
  );
}
