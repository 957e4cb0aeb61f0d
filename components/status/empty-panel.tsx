import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

type Props = {
  title: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
};

/** Says that there is nothing and what would be, beside a room. */
export function EmptyPanel({ title, text, children }: Props) {
  return (
    <div className="mt-8 grid items-center overflow-hidden rounded-md bg-linen sm:grid-cols-[3fr_2fr]">
      <div className="flex flex-col items-start p-8 md:p-12">
        <h2 className="heading text-2xl">{title}</h2>
        <p className="reading-width mt-2 text-stone">{text}</p>
        {children}
      </div>
      <Picture
        src="/media/room-reading.webp"
        alt=""
        width={1280}
        height={960}
        sizes="(min-width: 1440px) 540px, (min-width: 768px) 38vw, 92vw"
        fit="wide"
        className="aspect-2/1 size-full object-cover sm:aspect-3/2"
      />
    </div>
  );
}
