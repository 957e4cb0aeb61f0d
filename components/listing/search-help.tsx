import { getTranslations } from 'next-intl/server';
import { ChipLink } from '@/components/ui/chip';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { SearchHelp as SearchHelpData } from '@/lib/listing/models';

/** The next steps of an empty result: other words, then the departments with their pictures. */
export async function SearchHelp({ help }: { help: SearchHelpData }) {
  const t = await getTranslations('listing.search');
  return (
    <div className="mt-10 flex flex-col gap-10">
      {help.terms.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-medium">{t('suggestions')}</h2>
          <ul className="flex flex-wrap gap-2">
            {help.terms.map(({ title, href }) => (
              <li key={href}>
                <ChipLink href={href}>{title}</ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {help.categories.length > 0 && (
        <section>
          <h2 className="heading mb-5 text-2xl">{t('popularCategories')}</h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 md:gap-x-6">
            {help.categories.map(({ title, href, picture }) => (
              <li key={href}>
                <Link href={href} className="group/tile block rounded-sm">
                  <span className="block aspect-4/3 overflow-hidden rounded-sm bg-ground">
                    {picture && (
                      <Picture
                        src={picture.securePath}
                        alt=""
                        width={picture.width}
                        height={picture.height}
                        sizes="(min-width: 1440px) 320px, (min-width: 768px) 23vw, 46vw"
                        className="size-full object-cover"
                      />
                    )}
                  </span>
                  <span className="mt-2 block font-medium group-hover/tile:underline">{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
