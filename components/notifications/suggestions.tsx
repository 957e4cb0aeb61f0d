import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { AddedModel } from '@/lib/notifications/notify';

/** Below what has happened: what could come next, each a step away. */
export function Suggestions({ title, products }: NonNullable<AddedModel['suggestions']>) {
  return (
    <div className="mt-3 border-t border-sand pt-3 [@media(height<38rem)]:hidden">
      <p className="text-xs text-stone">{title}</p>
      <ul aria-label={title} className="mt-2 grid grid-cols-3 gap-3">
        {products.map(({ vsin, href, title: name, price, picture }) => (
          <li key={vsin}>
            <Link
              href={href}
              className="flex h-full flex-col rounded-sm text-xs leading-snug text-ink hover:underline"
            >
              <Picture
                src={picture.securePath}
                alt=""
                width={picture.width}
                height={picture.height}
                sizes="128px"
                fit="thumb"
                className="aspect-3/2 w-full rounded-sm bg-ground object-cover"
              />
              <span className="mt-1.5 mb-0.5 line-clamp-2">{name}</span>
              <span className="tabular mt-auto font-semibold">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
