import { siteCommerce } from '../../../sites/commerce.ts';
import { payLaterDays } from '../../../sites/credit-rules.ts';
import { siteIdentities } from '../../../sites/identities.ts';
import { inLanguage } from '../../../sites/in-language.ts';
import type { Identity } from '../../../sites/site-types.ts';
import { type ContentFacts, fillFacts } from '../../contract/content-facts.ts';
import { type GuaranteePart, guaranteeText, leastPartMonths } from '../../contract/guarantee.ts';
import { transferDays } from '../../contract/payments.ts';
import { returnDaysOf } from '../../contract/return-days.ts';
import { roomToSpareCm } from '../../contract/room-to-spare.ts';
import { provenWithinDays } from '../../contract/withdrawals.ts';
import { createMoneyText, localeOf } from '../../messages/money-text.ts';
import type { RequestContext } from '../../request-context.ts';
import { memoise } from '../../runtime/memo.ts';
import type { Services } from '../../services.ts';

/** Of a locale: writing one takes longer than most of what else a call does. */
const leastGuarantees = memoise((locale: string) => {
  const least = (part: GuaranteePart) =>
    guaranteeText(leastPartMonths[part], locale).replaceAll(' ', '\u00a0');
  return {
    guaranteeFrame: least('frame'),
    guaranteeSlats: least('slats'),
    guaranteeFoam: least('foam'),
    guaranteeCover: least('cover'),
    guaranteeMechanism: least('mechanism'),
    guaranteeElectrics: least('electrics'),
    guaranteeSurface: least('surface'),
  };
});

/** What texts may name, as it is now. A number is not broken over two lines. */
export function contentFacts(context: RequestContext, { config }: Pick<Services, 'config'>): ContentFacts {
  const { code } = context.site;
  const { contact } = inLanguage<Identity>(siteIdentities, { code, language: context.language });
  const { delivery } = siteCommerce[code];
  const granted = config(code);
  const [street = '', city = '', country = ''] = contact.addressLines;
  const money = createMoneyText(context);
  return {
    company: contact.company,
    street,
    city,
    country,
    phone: contact.phone.replaceAll(' ', '\u00a0'),
    phoneNumber: contact.phoneNumber,
    email: contact.email,
    freeDeliveryFrom: money(granted.PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100),
    parcelDelivery: money(delivery.parcel),
    furnitureDelivery: money(delivery.furniture),
    placement: money(delivery.placement),
    freeReturnDays: String(returnDaysOf(granted)),
    transferDays: String(transferDays),
    payLaterDays: String(payLaterDays),
    withdrawalProofDays: String(provenWithinDays),
    roomToSpare: String(roomToSpareCm),
    ...leastGuarantees(localeOf(context)),
  };
}

/** Every text in a value with its facts. */
export function fillTexts<T extends object>(value: T, facts: ContentFacts): T {
  return JSON.parse(JSON.stringify(value), (_key, item: unknown) =>
    typeof item === 'string' ? fillFacts(item, facts) : item,
  );
}
