import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import type { AddedModel } from '@/lib/notifications/notify';
import { Suggestions } from './suggestions';

/** What lies in the basket now, and where to go from there. A press anywhere closes it, so its buttons do nothing but be there. */
export function AddedNotice({ text, added }: { text: string; added: AddedModel }) {
  const { picture, options, price, basket, texts, suggestions } = added;
  return (
    <>
      <div className="flex items-start gap-4">
        <Picture
          src={picture.securePath}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="112px"
          fit="thumb"
          className="aspect-4/3 w-24 shrink-0 rounded-sm bg-ground object-cover sm:w-28"
        />
        <div className="min-w-0 grow pr-9">
          <p className="leading-snug font-medium text-pretty">{text}</p>
          <p className="mt-0.5 text-stone">
            {options.map((option, index) => (
              <span key={option} className="max-sm:block">
                {index > 0 && <span className="max-sm:hidden"> · </span>}
                {option}
              </span>
            ))}
          </p>
          <p className="tabular mt-0.5 font-semibold">{price}</p>
        </div>
      </div>
      <div className="my-3 border-t border-sand pt-3">
        <p className="tabular flex justify-between gap-4 text-base font-semibold">
          <span>{basket.label}</span> <span>{basket.total}</span>
        </p>
        <p className="mt-0.5 flex items-center gap-2 text-linden">
          <Icon name="truck" size={18} />
          {basket.delivery}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={basket.href} className="grow whitespace-nowrap max-sm:px-3">
          {texts.view}
        </LinkButton>
        <Button variant="secondary" className="grow whitespace-nowrap max-sm:px-3">
          {texts.goOn}
        </Button>
      </div>
      {suggestions && <Suggestions {...suggestions} />}
      <IconButton icon="x" label={texts.close} className="absolute top-1.5 right-1.5" />
    </>
  );
}
