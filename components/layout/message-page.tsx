import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';

type Props = {
  title: string;
  text: ReactNode;
  /** The next steps; the first is the main one. */
  actions?: readonly { title: string; href: string }[];
  picture?: { src: string; width: number; height: number };
  children?: ReactNode;
};

const defaultPicture = { src: '/media/armchair-malmo-oak-main.webp', width: 1280, height: 960 };

/** Says what happened and what to do next: 404, maintenance, an empty basket. */
export function MessagePage({ title, text, actions = [], picture = defaultPicture, children }: Props) {
  return (
    <div className="page-width grid items-center gap-8 py-10 md:grid-cols-2 md:gap-16 md:py-section">
      <div className="md:order-last">
        <div className="aspect-4/3 overflow-hidden rounded-sm bg-linen">
          <Picture
            src={picture.src}
            alt=""
            width={picture.width}
            height={picture.height}
            sizes="(min-width: 993px) 45vw, 92vw"
            priority
            className="packshot size-full object-cover"
          />
        </div>
      </div>
      <div className="max-w-xl">
        <h1 className="heading text-4xl">{title}</h1>
        <div className="mt-4 text-lg text-stone">{text}</div>
        {actions.length > 0 && (
          <div className="mt-8 flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <LinkButton
                key={action.href}
                href={action.href}
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {action.title}
              </LinkButton>
            ))}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
