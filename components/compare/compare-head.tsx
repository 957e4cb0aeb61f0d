import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { ProductModel } from '@/lib/product/models';

/** One of those compared, small enough to stay in sight above the rows: its picture and name lead to its page. */
export function CompareHead({ model }: { model: ProductModel }) {
  const {
    href,
    title,
    pictures: [picture],
    availability: { texts },
  } = model;
  return (
    <Link href={href} className="group/head block gap-4 rounded-sm text-sm leading-snug lg:flex">
      <span className="mb-2 block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-sm bg-linen lg:mb-0 lg:w-30">
        {picture && (
          <Picture
            src={picture.securePath}
            alt=""
            width={picture.width}
            height={picture.height}
            placeholder={picture.placeholder}
            focus={picture.focus}
            sizes="120px"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="block min-w-0">
        <span className="line-clamp-2 font-medium group-hover/head:underline group-hover/head:underline-offset-4 lg:line-clamp-3">
          {title}
        </span>
        <span className="mt-1 block font-normal">{texts.price}</span>
      </span>
    </Link>
  );
}
