import type { Sample, sampleMaterials } from '../../contract/samples.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { OptionValue } from '../product/card-rows.ts';
import { pickText, toMedia } from '../product/localise.ts';

/** Codes of colours begin with their material. */
function materialOf({ option, value }: OptionValue): (typeof sampleMaterials)[number] {
  if (option === 'wood') return 'wood';
  return value.startsWith('leather-') ? 'leather' : 'fabric';
}

/** What some product of the site is sold in, and can be had as a sample; in the order of the choices on a product's page. */
export async function listSamples(
  { site, language }: RequestContext,
  { catalogue }: Services,
): Promise<Sample[]> {
  const sold = await catalogue.soldOptions(site.code);
  return [...(await catalogue.optionValues())].flatMap(([key, value]) => {
    const picture = sold.get(key);
    if (!value.hasSample || !value.swatch || picture === undefined) return [];
    return {
      code: key.replace(':', '.'),
      title: pickText(value.title, language),
      colour: value.swatch,
      material: materialOf(value),
      picture: picture && toMedia(picture, language),
    };
  });
}
