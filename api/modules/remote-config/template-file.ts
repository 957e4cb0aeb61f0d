import { readFileSync } from 'node:fs';
import { mixed, object, string } from 'yup';
import { siteCommerce } from '../../../sites/commerce.ts';
import { defaultSite, type SiteCode, siteCodes } from '../../contract/sites.ts';
import type { ConfigTexts } from './config-values.ts';

const valueSchema = object({ value: string().defined() });
const parameterSchema = object({
  defaultValue: valueSchema.required(),
  conditionalValues: mixed<Record<string, unknown>>().optional(),
});
const templateSchema = object({ parameters: mixed<Record<string, unknown>>().default({}) });
const fileUrl = new URL('../../../config/remote-config.json', import.meta.url);

const limitKey = 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT';

const conditionName = (site: SiteCode) => `site-${site}`;

function conditionOf(site: SiteCode) {
  const isSite = {
    customSignalOperator: 'STRING_EXACTLY_MATCHES',
    customSignalKey: 'site',
    targetCustomSignalValues: [site],
  };
  const condition = {
    orCondition: { conditions: [{ andCondition: { conditions: [{ customSignal: isSite }] } }] },
  };
  return { name: conditionName(site), condition };
}

/** Of each site what its folder says. */
function deliveryLimits() {
  const limitOf = (site: SiteCode) => ({ value: String(siteCommerce[site].freeDeliveryFrom) });
  return {
    defaultValue: limitOf(defaultSite),
    conditionalValues: Object.fromEntries(siteCodes.map((site) => [conditionName(site), limitOf(site)])),
    valueType: 'NUMBER',
  };
}

/**
 * The template the shop comes with, in the form Firebase exports, as JSON text: the file, and the facts of the sites where
 * the file says nothing of them.
 */
export function readTemplateFile(): string {
  const file = JSON.parse(readFileSync(fileUrl, 'utf8'));
  // The SDK refuses a template without an etag, which an exported file does not have.
  return JSON.stringify({
    etag: 'file',
    ...file,
    conditions: [...(file.conditions ?? []), ...siteCodes.map(conditionOf)],
    parameters: { [limitKey]: deliveryLimits(), ...file.parameters },
  });
}

/**
 * What each parameter says of a site without other conditions: it holds until these can be evaluated.
 * @throws when a parameter is not what Firebase exports
 */
export function textsOf(template: string, site: SiteCode): ConfigTexts {
  const { parameters } = templateSchema.validateSync(JSON.parse(template));
  const texts = Object.entries(parameters).map(([key, parameter]): [string, string] => {
    const { defaultValue, conditionalValues = {} } = parameterSchema.validateSync(parameter);
    const ofSite = conditionalValues[conditionName(site)];
    return [key, valueSchema.isValidSync(ofSite) ? ofSite.value : defaultValue.value];
  });
  const byKey = new Map(texts);
  return (key) => byKey.get(key);
}
