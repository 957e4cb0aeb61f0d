import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

export async function ShowroomStock({ showrooms }: { showrooms: ProductModel['showrooms'] }) {
  if (showrooms.length === 0) return null;
  const t = await getTranslations('product');
  return (
    <div className="showroom-stock">
      <Icon name="map-pin" />
      <div>
        <p>{t('showrooms')}</p>
        <ul>
          {showrooms.map(({ id, name, href }) => (
            <li key={id}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
