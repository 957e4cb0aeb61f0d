import { getTranslations } from 'next-intl/server';
import type { ProductModel } from '@/lib/product/models';
import { sayMeasures } from '@/lib/product/say-measures';
import type { Fact, FactValue } from '@/lib/product/to-facts';

type Row = { name: string; values: string[] };

/** Names and answers of facts in the words of the page. */
export async function sayFacts(facts: readonly Fact[]): Promise<Row[]> {
  const t = await getTranslations('product.facts');
  const say = (value: FactValue): string[] => {
    switch (value.kind) {
      case 'text':
        return [value.text];
      case 'words':
        return value.words.map((word) => t(`words.${word}`));
      case 'firmness':
        return [t('firmness', { grade: value.grade })];
      case 'grade':
        return [t('grade', { grade: value.grade, most: value.most })];
      case 'yes':
        return [value.isSo ? t('yes') : t('no')];
      case 'fibres':
        return [value.parts.map(({ fibre, share }) => `${share} ${t(`fibres.${fibre}`)}`).join(', ')];
    }
  };
  return facts.map(({ code, value }) => ({ name: t(`names.${code}`), values: say(value) }));
}

/** Names and values of all that is measured: lengths, what facts add to them, and the weight. */
export async function saySizes(model: ProductModel): Promise<Row[]> {
  const said = sayMeasures(model, await getTranslations('product.measures'));
  return [
    ...said.filter(({ key }) => key !== 'weight'),
    ...(await sayFacts(model.facts.measures)),
    ...said.filter(({ key }) => key === 'weight'),
  ];
}
