'use client';

import { useTranslations } from 'next-intl';
import { GuaranteeLabel } from '@/components/notices/guarantee-label';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { QuantityStepper } from '@/components/ui/quantity-stepper';
import type { BasketLine as BasketLineModel, DeliveryRange } from '@/lib/basket/models';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { lineTitleId } from './line-focus';

type Props = {
  site: SiteRules;
  item: BasketLineModel;
  /** When it comes; null until the shop has said, and where it comes with all others. */
  delivery: DeliveryRange | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  onSave: () => void;
  onInstallation: () => void;
};

/** The installation the product can be had with; nothing when there is none. */
function Installation({ site, item, onChange }: Pick<Props, 'site' | 'item'> & { onChange: () => void }) {
  const t = useTranslations('basket');
  const { availableInstallation: offered, installation: chosen } = item;
  if (!offered) return null;
  const price = t('unitPrice', { price: formatMoney(offered.unitPrice, site.locale) });
  return (
    <Checkbox
      id={`installation-${item.vsin}`}
      label={t('installation', { service: offered.title, price })}
      aside={chosen && formatMoney(chosen.lineTotal, site.locale)}
      checked={chosen !== null}
      onChange={onChange}
      className="col-start-2 max-2xs:col-start-1"
    />
  );
}

type ControlProps = Pick<Props, 'item' | 'onQuantity' | 'onRemove' | 'onSave'>;

/** @param label names the product too */
function LineAction({ text, label, onPress }: { text: string; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className="min-h-11 text-sm text-stone underline underline-offset-4 hover:text-ink hover:decoration-2"
    >
      {text}
    </button>
  );
}

/** Quantity, removal and keeping for later. */
function LineControls({ item, onQuantity, onRemove, onSave }: ControlProps) {
  const t = useTranslations('basket');
  const { title, quantity } = item;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-xs:col-span-full xs:col-start-2 xs:gap-x-5">
      <QuantityStepper
        value={quantity}
        max={Math.max(item.maxQuantity, 1)}
        onChange={onQuantity}
        labels={{
          quantity: t('quantityOf', { title }),
          decrease: t('less', { title }),
          increase: t('more', { title }),
        }}
      />
      <div className="flex flex-wrap gap-x-4 xs:gap-x-5">
        <LineAction onPress={onRemove} label={t('removeLabel', { title })} text={t('remove')} />
        <LineAction onPress={onSave} label={t('saved.saveOf', { title })} text={t('saved.save')} />
      </div>
      {item.maxQuantity > 0 && quantity >= item.maxQuantity && (
        <p className="basis-full text-sm text-stone">{t('limit', { count: String(item.maxQuantity) })}</p>
      )}
    </div>
  );
}

/** One line of the basket: picture, what it is, when it comes, how many and what it costs. */
export function BasketLine({ site, item, delivery, onQuantity, onRemove, onSave, onInstallation }: Props) {
  const t = useTranslations('basket');
  const { title, quantity } = item;
  const path = productPath(site.code, item);
  return (
    <li className="grid grid-cols-[6rem_1fr] max-2xs:grid-cols-1 gap-x-4 gap-y-3 border-b border-sand py-6 xs:grid-cols-[9rem_1fr] sm:gap-x-6">
      <Link href={path} tabIndex={-1} aria-hidden="true" className="self-start xs:row-span-2">
        <ProductThumb media={item.media} sizes="(min-width: 576px) 9rem, 6rem" />
      </Link>
      {/* However many lines there are: those that find no room beside the price would take its column. */}
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:*:col-start-1">
        <h2 className="font-medium">
          <Link id={item.isGift ? undefined : lineTitleId(item.vsin)} href={path} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="sm:col-start-2! sm:row-span-3 sm:row-start-1 sm:text-right">
          <Price
            current={item.isGift ? t('free') : formatMoney(item.lineTotal, site.locale)}
            previous={
              item.generalMarketPrice &&
              formatMoney(
                { ...item.generalMarketPrice, amount: item.generalMarketPrice.amount * quantity },
                site.locale,
              )
            }
            currentLabel={t('price')}
            previousLabel={t('was')}
          />
          {quantity > 1 && !item.isGift && (
            <span className="tabular block text-sm text-stone">
              {t('unitPrice', { price: formatMoney(item.unitPrice, site.locale) })}
            </span>
          )}
          {item.afterDiscount && !item.isGift && (
            <span className="tabular block text-sm text-linden">
              {t('afterDiscount', { price: formatMoney(item.afterDiscount, site.locale) })}
            </span>
          )}
        </p>
        {item.options && <p className="text-sm text-balance text-stone">{item.options}</p>}
        {delivery && (
          <p className="text-sm text-stone">
            {t('delivery', { range: formatDeliveryRange(delivery.from, delivery.until, site.locale) })}
          </p>
        )}
        {item.hasFreeInstallation && !item.isGift && (
          <p className="text-sm text-stone">{t('freeInstallation')}</p>
        )}
        <GuaranteeLabel guarantee={item.guarantee} isFolded />
        {item.isMadeToMeasure && <p className="text-sm text-stone">{t('madeToMeasure')}</p>}
        {item.seenUnitPrice && (
          <p className="text-sm font-medium">
            {t('seenPrice', {
              old: formatMoney(item.seenUnitPrice, site.locale),
              now: formatMoney(item.unitPrice, site.locale),
            })}
          </p>
        )}
      </div>
      {item.isGift ? (
        <p className="col-start-2 max-2xs:col-start-1 text-sm text-stone">{t('giftNote')}</p>
      ) : (
        <>
          <Installation site={site} item={item} onChange={onInstallation} />
          <LineControls item={item} onQuantity={onQuantity} onRemove={onRemove} onSave={onSave} />
        </>
      )}
    </li>
  );
}
