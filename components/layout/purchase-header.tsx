import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { TitledLink } from '@/lib/menu/models';
import { Logo } from './logo';
import { PurchaseBackLink } from './purchase-back-link';

type Props = {
  homeLabel: string;
  toHome: TitledLink;
  toBasket: TitledLink;
  secure: string;
  /** Whom to ask; `number` as it is dialled. */
  service: { label: string; phone: string; number: string };
};

/** On a phone its words are for screen readers: the logo stays in the middle. */
function BackLink({ title, href }: TitledLink) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-md pr-2 text-sm hover:underline max-sm:min-w-11"
    >
      <Icon name="arrow-left" size={18} />
      <span className="max-sm:sr-only">{title}</span>
    </Link>
  );
}

/** The blank sticky header of basket and checkout: a way back and somebody to ask, nothing that leads away (§2). */
export function PurchaseHeader({ homeLabel, toHome, toBasket, secure, service }: Props) {
  return (
    <header data-webview-hidden className="no-print sticky top-0 z-20 border-b border-sand bg-white">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-2 xs:gap-4">
        <PurchaseBackLink toHome={<BackLink {...toHome} />} toBasket={<BackLink {...toBasket} />} />
        <Logo href={toHome.href} label={homeLabel} />
        <div className="-mr-2.5 flex items-center justify-self-end text-sm text-stone">
          <p className="flex items-center gap-1.5 max-md:sr-only">
            <Icon name="lock" size={18} />
            {secure}
          </p>
          <a
            href={`tel:${service.number}`}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full hover:bg-linen sm:px-3 md:ml-2"
          >
            <Icon name="phone" size={18} />
            <span className="sr-only">{service.label} </span>
            <span className="max-sm:sr-only">{service.phone}</span>
          </a>
        </div>
      </div>
    </header>
  );
}
