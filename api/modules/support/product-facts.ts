import { apiTexts } from '../../../messages/api.ts';
import { type SupportTopic, supportTopics } from '../../../messages/shape/support.ts';
import type { Product } from '../../contract/catalogue.ts';
import { markedSlug, samplesAddress } from '../../contract/page-paths.ts';
import { productAnchors } from '../../contract/product-anchors.ts';
import type { SupportAnswer } from '../../contract/support.ts';
import type { Candidate } from './find-answers.ts';
import { type Facts, hasFitTool, productLines } from './product-lines.ts';

/** Where the page of the product says more of it; what is missing stands at its top. */
const places: Readonly<Partial<Record<SupportTopic, keyof typeof productAnchors>>> = {
  cover: 'materials',
  care: 'materials',
  material: 'materials',
  fit: 'dimensions',
  seat: 'dimensions',
  measures: 'dimensions',
  assembly: 'dimensions',
  floor: 'delivery',
  delivery: 'delivery',
  warranty: 'delivery',
  returns: 'delivery',
};

function linkOf(topic: SupportTopic, product: Product, { context }: Facts): SupportAnswer['link'] {
  const { fitTool, samplesPage } = apiTexts[context.language].support;
  if (topic === 'samples' && product.samples.length > 0) return { path: samplesAddress, title: samplesPage };
  const place = places[topic];
  const hash = place ? `#${productAnchors[place]}` : '';
  const path = `/${markedSlug({ type: 'product', ...product })}${hash}`;
  return { path, title: topic === 'fit' && hasFitTool(product) ? fitTool : product.title };
}

/** What can be asked about the product at hand. Its answers say nothing that its page does not say. */
export function productFacts(facts: Facts): Candidate[] {
  const { product, context } = facts;
  const { topicTitles, topicWords } = apiTexts[context.language].support;
  return supportTopics.flatMap((topic) => {
    const said = productLines[topic](facts);
    if (said.length === 0) return [];
    const answer = {
      title: `${product.title}: ${topicTitles[topic]}`,
      lines: [...said],
      link: linkOf(topic, product, facts),
    };
    return { answer, asked: topicWords[topic].split(' '), said: [], isTopic: true };
  });
}
