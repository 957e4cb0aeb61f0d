import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ProductModel } from '@/lib/product/models';

type Shown = Pick<ComponentProps<typeof Picture>, 'sizes' | 'className'> & Pick<ProductModel, 'pictures'>;

/** The first picture; its name is said beside it. Nothing where there is none. */
function FirstPicture({ pictures: [picture], ...shown }: Shown) {
  return (
    picture && (
      <Picture
        src={picture.securePath}
        alt=""
        width={picture.width}
        height={picture.height}
        placeholder={picture.placeholder}
        focus={picture.focus}
        {...shown}
      />
    )
  );
}

/** Large above the column, where it is scrolled away; the name below it stays, and leads to the same page. */
export function ComparedPicture({ model: { href, pictures } }: { model: ProductModel }) {
  if (pictures.length === 0) return null;
  return (
    <Link href={href} aria-hidden tabIndex={-1} className="block">
      <FirstPicture
        pictures={pictures}
        sizes="(min-width: 1300px) 552px, 42vw"
        className="aspect-4/3 w-full rounded-sm bg-ground object-cover"
      />
    </Link>
  );
}

/** One of those compared, small enough to stay in sight above the rows: its name leads to its page, on phones its picture too, which is scrolled away. */
export function CompareHead({ model }: { model: ProductModel }) {
  const {
    href,
    title,
    pictures,
    availability: { texts },
  } = model;
  return (
    <Link href={href} className="group/head block rounded-sm text-sm leading-snug">
      <span className="mb-2 block aspect-4/3 overflow-hidden rounded-sm bg-ground sm:hidden">
        <FirstPicture
          pictures={pictures}
          sizes="(min-width: 768px) 1px, 48vw"
          className="size-full object-cover"
        />
      </span>
      <span className="block min-w-0">
        <span className="line-clamp-2 font-medium group-hover/head:underline group-hover/head:underline-offset-4">
          {title}
        </span>
        <span className="tabular mt-1 block text-base font-medium">{texts.price}</span>
      </span>
    </Link>
  );
}
