import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

/** The column of the pages under `/auth`, beside a room where there is space for one. */
export function AuthCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-2 sm:gap-8 md:gap-10 lg:gap-16">
      <div className="mx-auto w-full max-w-md py-4 md:py-10">
        <h1 className="heading text-3xl md:text-4xl">{title}</h1>
        {intro && <p className="mt-3 text-stone">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="hidden sm:block">
        <Picture
          src="/media/room-cloud.webp"
          alt=""
          width={1920}
          height={1280}
          sizes="(min-width: 1440px) 1000px, (min-width: 768px) 864px, 1px"
          fit="wide"
          priority
          className="bg-linen sticky top-8 h-[calc(100dvh-9rem)] max-h-130 min-h-96 md:max-h-200 w-full rounded-sm object-cover"
        />
      </div>
    </div>
  );
}
