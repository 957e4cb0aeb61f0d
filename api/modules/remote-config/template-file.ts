import { readFileSync } from 'node:fs';
import { object, string } from 'yup';
import { siteCommerce } from '../../../sites/commerce.ts';
import { type SiteCode, siteCodes } from '../../contract/sites.ts';

const parameterSchema = object({ defaultValue: object({ value: string().defined() }).required() });
const fileUrl = new URL('../../../config/remote-config.json', import.meta.url);

const limitKey = 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT';

function conditionOf(site: SiteCode) {
  const isSite = {
    customSignalOperator: 'STRING_EXACTLY_MATCHES',
    customSignalKey: 'site',
    targetCustomSignalValues: [site],
  };
  const condition = {
    orCondition: { conditions: [{ andCondition: { conditions: [{ customSignal: isSite }] } }] },
  };
  return { name: `site-${site}`, condition };
}

/** The template the shop comes with, with the facts of its sites, in the form Firebase exports, as JSON text. */
export function readTemplateFile(): string {
  const file = JSON.parse(readFileSync(fileUrl, 'utf8'));
  const conditionalValues = Object.fromEntries(
    siteCodes.map((site) => [`site-${site}`, { value: String(siteCommerce[site].freeDeliveryFrom) }]),
  );
  // The SDK refuses a template without an etag, which an exported file does not have.
  return JSON.stringify({
    etag: 'file',
    ...file,
    conditions: siteCodes.map(conditionOf),
    parameters: { ...file.parameters, [limitKey]: { ...file.parameters[limitKey], conditionalValues } },
  });
}

/** The default value of each parameter, without its conditions: good enough until these can be evaluated. */
export function defaultValuesOf(template: string): (key: string) => string | undefined {
  const parsed: unknown = JSON.parse(template);
  const parameters =
    typeof parsed === 'object' && parsed !== null && 'parameters' in parsed ? parsed.parameters : {};
  return (key) => {
    if (typeof parameters !== 'object' || parameters === null || !Object.hasOwn(parameters, key))
      return undefined;
    return parameterSchema.validateSync(Reflect.get(parameters, key)).defaultValue.value;
  };
}
