import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { SubCategory } from '@/lib/listing/models';

export async function SubCategories({ categories }: { categories: SubCategory[] }) {
  if (categories.length === 0) return null;
  const t = await getTranslations('listing');
  return (
    <nav aria-label={t('subCategories')} className="mt-3 md:mt-5">
      <ul className="no-scrollbar -mx-(--spacing-gutter) flex gap-2 overflow-x-auto px-(--spacing-gutter) pb-1 md:mx-0 md:flex-wrap md:px-0">
        {categories.map(({ href, title, count, picture }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              className="flex min-h-11 items-center gap-2 rounded-full border border-sand bg-white py-0.5 pr-4 pl-1 md:min-h-14 md:gap-3 md:py-1 md:pr-5 md:pl-1.5 text-sm transition-colors hover:border-ink active:bg-linen"
            >
              <span className="grid size-9 md:size-11 place-items-center overflow-hidden rounded-full bg-linen">
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
              <span className="text-stone">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
