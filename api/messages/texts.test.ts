import { ruleText } from './texts.ts';

describe('the text of a broken rule', () => {
  test('names what the rule asks for', () => {
    expect(ruleText('en', { rule: 'max', values: { max: '7' } })).toContain('7');
  });

  test('of a rule without one is a general one; never the name of the rule, nor what every object has', () => {
    const general = ruleText('de', { rule: 'invalid', values: {} });
    for (const rule of ['typeError', 'constructor', 'toString'])
      expect(ruleText('de', { rule, values: {} })).toBe(general);
  });

  test('that is finished stays', () => {
    expect(ruleText('de', { rule: 'Noch 5 € fehlen.', values: {} })).toBe('Noch 5 € fehlen.');
  });
});
