import { siteCommerce } from '../../../sites/commerce.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { IntegrationType, SubIntegrationType } from './port.ts';

type Offered = { integrationType: IntegrationType; subIntegrationType: SubIntegrationType };
type Choice = { shown: IntegrationType | null; also: readonly IntegrationType[] };

/** Who carries out a method without a real provider: who is shown for it, and who may be named instead. */
const simulated: Readonly<Record<SubIntegrationType, Choice>> = {
  ideal: { shown: 'sandbox', also: [] },
  bancontact: { shown: 'sandbox', also: [] },
  card: { shown: 'sandbox', also: [] },
  paypal: { shown: 'sandbox', also: ['paypal'] },
  'pay-later': { shown: 'sandbox', also: ['klarna'] },
  gopay: { shown: 'gopay', also: [] },
  masterpass: { shown: 'masterpass', also: [] },
  bnpl: { shown: 'bnpl', also: [] },
  wire: { shown: 'sandbox', also: ['wire'] },
};

/** With a real provider nothing may be simulated any more: goods would leave without money. */
const real: Readonly<Record<SubIntegrationType, Choice>> = {
  ideal: { shown: 'mollie', also: [] },
  bancontact: { shown: 'mollie', also: [] },
  card: { shown: 'mollie', also: [] },
  paypal: { shown: 'mollie', also: [] },
  'pay-later': { shown: 'mollie', also: [] },
  gopay: { shown: null, also: [] },
  masterpass: { shown: null, also: [] },
  bnpl: { shown: null, also: [] },
  wire: { shown: 'wire', also: [] },
};

/** Mollie takes no Turkish lira. */
const sitesWithoutMollie: readonly SiteCode[] = ['tr', 'b2bTr'];

/** The methods of a site as they are shown. */
export function shownMethods(site: SiteCode, isReal: boolean): Offered[] {
  const choices = isReal ? real : simulated;
  return siteCommerce[site].paymentMethods.flatMap((subIntegrationType) => {
    const integrationType = choices[subIntegrationType].shown;
    if (integrationType === null) return [];
    if (integrationType === 'mollie' && sitesWithoutMollie.includes(site)) return [];
    return [{ integrationType, subIntegrationType }];
  });
}

/** Whether an order may be paid this way, shown or not. */
export function isOffered(site: SiteCode, wanted: Offered, isReal: boolean): boolean {
  const { integrationType, subIntegrationType } = wanted;
  const isShown = shownMethods(site, isReal).some(
    (one) => one.subIntegrationType === subIntegrationType && one.integrationType === integrationType,
  );
  const { also } = (isReal ? real : simulated)[subIntegrationType];
  return (
    isShown ||
    (siteCommerce[site].paymentMethods.includes(subIntegrationType) && also.includes(integrationType))
  );
}
