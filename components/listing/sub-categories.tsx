import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Finished } from '@/lib/html/finished';
import { toHtml } from '@/lib/html/to-html';
import type { SubCategory } from '@/lib/listing/models';

function Chips({ categories }: { categories: SubCategory[] }) {
  // Where a number tells nothing beside one of them, none has one: they are read as a row.
  const hasCounts = categories.every(({ count }) => count > 1);
  return categories.map(({ href, title, count, picture }) => (
    <li key={href} className="shrink-0">
      <Link href={href} className="picture-chip">
        <span className="picture-chip-picture">
          {picture && (
            <Picture
              src={picture.securePath}
              alt=""
              width={300}
              height={300}
              sizes="44px"
              fit="square"
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="whitespace-nowrap">{title}</span>
        {hasCounts && <span className="text-stone">{count}</span>}
      </Link>
    </li>
  ));
}

export async function SubCategories({ categories }: { categories: SubCategory[] }) {
  if (categories.length === 0) return null;
  const t = await getTranslations('listing');
  return (
    <nav aria-label={t('subCategories')} className="mt-2.5 md:mt-3.5">
      <Finished as="ul" className="picture-chips" html={toHtml(<Chips categories={categories} />)} />
    </nav>
  );
}
