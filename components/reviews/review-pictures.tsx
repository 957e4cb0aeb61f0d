import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PictureModel } from '@/lib/reviews/picture';

type Props = {
  pictures: readonly PictureModel[];
  /** What the picture of that number is called. */
  label: (number: string) => string;
  closeLabel: string;
};

/** Small pictures that open whole; a native popover closes by Escape and by a press beside it. */
export function ReviewPictures({ pictures, label, closeLabel }: Props) {
  const id = useId();
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {pictures.map((picture, index) => {
        const name = label(String(index + 1));
        const target = `${id}-${index}`;
        return (
          <li key={picture.id}>
            <button
              type="button"
              popoverTarget={target}
              aria-label={name}
              className="block overflow-hidden rounded-sm outline-offset-2"
            >
              <img
                src={picture.thumb}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 bg-linen object-cover"
              />
            </button>
            <div
              id={target}
              popover="auto"
              role="dialog"
              aria-label={name}
              className="m-auto max-h-dvh max-w-dvw rounded-md bg-white p-2 shadow-float backdrop:bg-ink/60"
            >
              <img
                src={picture.src}
                alt={name}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="h-auto max-h-[85dvh] w-auto max-w-full rounded-sm object-contain"
              />
              <button
                type="button"
                popoverTarget={target}
                popoverTargetAction="hide"
                aria-label={closeLabel}
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-white hover:bg-linen"
              >
                <Icon name="x" />
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
