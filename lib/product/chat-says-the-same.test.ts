import { createTranslator } from 'next-intl';
import { languages } from '@/api/contract/sites';
import { apiTexts } from '@/messages/api';
import { interfaceTexts } from '@/messages/interface';

const read = async (language: (typeof languages)[number]) => (await interfaceTexts[language]()).default;

describe.each(languages)('what the chat says of a product in %s', (language) => {
  const { support } = apiTexts[language];
  const lower = (text: string) => text.toLocaleLowerCase(language);

  it('has the words of its page for cover, cleaning and assembly', async () => {
    const { words }: { words: Readonly<Record<string, string>> } = (await read(language)).product.facts;
    for (const [word, sentence] of Object.entries(support.facts))
      expect(lower(sentence)).toContain(lower(words[word] ?? `no text for ${word}`));
  });

  it('has a sentence for each word that its page has for these', async () => {
    const said = Object.keys((await read(language)).product.facts.words);
    expect(Object.keys(support.facts)).toEqual(said.filter((word) => /^(cover|clean|assembly)-/.test(word)));
  });

  it('tells firmness, delivery, price and returns as its page does', async () => {
    const t = createTranslator({
      locale: `${language}-001` as const,
      messages: await read(language),
      namespace: 'product',
    });
    const [cost, freeFrom] = ['€ 39', '€ 500'];
    support.firmness.forEach((firmness, index) => {
      const grade = index + 1;
      expect(t('facts.firmness', { grade })).toContain(firmness);
      expect(support.seatFirmness(firmness, grade)).toContain(firmness);
    });
    expect(lower(support.floor(cost))).toContain(lower(t('deliveryCost.where', { by: 'carrier', cost })));
    expect(support.floor(null)).toBe(t('deliveryCost.where', { by: 'parcel', cost }));
    expect(support.deliveredFree).toBe(t('deliveryCost.free'));
    expect(support.deliveredFor(cost, freeFrom)).toBe(t('deliveryCost.paid', { cost, freeFrom }));
    for (const days of [14, 30])
      for (const by of ['parcel', 'carrier'])
        expect(support.returns(days, by === 'parcel')).toBe(t('deliveryText.returns', { by, days }));
    expect(support.noReturns).toBe(t('deliveryText.made'));
    const flat = ['length', 'across', 'thickness'] as const;
    expect(support.flatMeasures).toEqual(flat.map((name) => t(`measures.${name}`)));
    expect(support.diameter).toBe(t('measures.diameter'));
    expect(support.fitTool).toBe(t('wayIn'));
  });
});
