import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type Props = {
  title: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
  /** What is seen beside it: a room, or things side by side. */
  pictures?: readonly EmptyPicture[];
};

type EmptyPicture = { src: string; width: number; height: number };
const room = (name: string): EmptyPicture => ({ src: `/media/${name}.webp`, width: 1920, height: 1280 });
const packshot = (name: string): EmptyPicture => ({ src: `/media/${name}.webp`, width: 1280, height: 960 });

/** One for each kind of nothing, so that no two pages look alike. */
export const emptyPictures = {
  listing: [room('room-reading')],
  favourites: [room('room-lounge')],
  orders: [room('room-hall')],
  addresses: [room('room-snug')],
  compare: [packshot('chair-ronja-rust-main'), packshot('chair-spindle-oak-main')],
} as const satisfies Readonly<Record<string, readonly EmptyPicture[]>>;

/** Says that there is nothing and what would be, beside a picture; low enough for what follows to begin in the first window. */
export function EmptyPanel({ title, text, children, pictures = emptyPictures.listing }: Props) {
  return (
    <div className="empty-panel mt-6">
      <div className="empty-panel-words items-start">
        <h2 className="heading text-2xl">{title}</h2>
        <p className="reading-width mt-2 text-stone">{text}</p>
        {children}
      </div>
      <div className="relative h-36 xs:h-52 sm:h-auto sm:min-h-52 md:min-h-80">
        <div className="absolute inset-0 flex gap-0.5">
          {pictures.map(({ src, width, height }) => (
            <Picture
              key={src}
              src={src}
              alt=""
              width={width}
              height={height}
              sizes="(min-width: 1440px) 672px, (min-width: 768px) 48vw, 92vw"
              fit="wide"
              priority
              className="size-full min-w-0 object-cover object-[50%_40%]"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
