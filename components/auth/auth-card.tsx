import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';

/** The column of the pages under `/auth`, beside or below a room. */
export function AuthCard({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="grid sm:grid-cols-2 sm:gap-8 md:gap-10 lg:gap-16">
      <div className="mx-auto w-full max-w-md py-4 sm:self-center md:py-10">
        <h1 className="heading text-3xl md:text-4xl">{title}</h1>
        {intro && <p className="mt-3 text-stone">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {/* A strip above the words of a phone. */}
      <div className="order-first -mx-(--spacing-gutter) -mt-8 mb-3 sm:order-last sm:m-0">
        <Picture
          src="/media/room-cloud.webp"
          alt=""
          width={1920}
          height={1280}
          sizes="(min-width: 768px) 1200px, 100vw"
          fit="wide"
          priority
          className="h-30 w-full bg-linen object-cover sm:sticky sm:top-8 sm:h-[calc(100dvh-9rem)] sm:max-h-200 sm:min-h-96 sm:rounded-sm"
        />
      </div>
    </div>
  );
}
