import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

export async function ShowroomStock({ showrooms }: { showrooms: ProductModel['showrooms'] }) {
  if (showrooms.length === 0) return null;
  const t = await getTranslations('product');
  return (
    <div className="mt-5 flex gap-3 border-t border-sand pt-5 text-sm">
      <Icon name="map-pin" className="mt-0.5 text-linden" />
      <div>
        <p>{t('showrooms')}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {showrooms.map(({ id, name, href }) => (
            <li key={id}>
              <Link href={href} className="inline-block py-1 underline underline-offset-4 hover:decoration-2">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
