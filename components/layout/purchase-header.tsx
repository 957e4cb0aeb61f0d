import { Icon } from '@/components/ui/icon';
import type { TitledLink } from '@/lib/menu/models';
import { Logo } from './logo';
import { PurchaseBackLink } from './purchase-back-link';

type Props = { homeLabel: string; toHome: TitledLink; toBasket: TitledLink; secure: string };

/** The blank sticky header of basket and checkout: a way back, nothing that leads away (§2). */
export function PurchaseHeader({ homeLabel, toHome, toBasket, secure }: Props) {
  return (
    <header data-webview-hidden className="no-print sticky top-0 z-20 border-b border-sand bg-white">
      <div className="page-width grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-4 max-2xs:grid-cols-[auto_1fr_auto] max-2xs:gap-1">
        <PurchaseBackLink toHome={toHome} toBasket={toBasket} />
        <Logo href={toHome.href} label={homeLabel} />
        <p className="flex items-center gap-1.5 justify-self-end text-sm text-stone">
          <Icon name="lock" size={18} />
          <span className="max-sm:sr-only">{secure}</span>
        </p>
      </div>
    </header>
  );
}
