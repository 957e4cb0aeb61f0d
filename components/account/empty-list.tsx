'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { homePath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** Says that there is nothing yet and what would be, and leads to the shop. */
export function EmptyList({ title, text }: { title: string; text: string }) {
  const t = useTranslations('account');
  const site = useSite();
  return (
    <div className="mt-8 grid items-center overflow-hidden rounded-md bg-linen sm:grid-cols-2">
      <div className="flex flex-col items-start p-6 md:p-10">
        <h2 className="heading text-2xl">{title}</h2>
        <p className="mt-2 text-stone">{text}</p>
        <LinkButton href={homePath(site.code)} className="mt-6">
          {t('startShopping')}
        </LinkButton>
      </div>
      <Picture
        src="/media/room-reading.webp"
        alt=""
        width={1280}
        height={960}
        sizes="(min-width: 1440px) 520px, (min-width: 768px) 46vw, 92vw"
        className="aspect-3/2 size-full object-cover"
      />
    </div>
  );
}
