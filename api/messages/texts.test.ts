import { languages } from '../contract/sites.ts';
import { validationText } from './texts.ts';

describe('the text of a broken rule', () => {
  test('names what the rule asks for', () => {
    expect(validationText('en', 'max', { max: 7, value: 9 })).toContain('7');
  });

  test('says of a text how long it must be, of a number how large', () => {
    for (const language of languages) {
      const ofText = validationText(language, 'min', { min: 8, value: 'abc' });
      expect(ofText).not.toBe(validationText(language, 'min', { min: 8, value: 3 }));
      expect(validationText(language, 'minLength', { min: 8 })).toBe(ofText);
    }
  });

  test('of a missing value is the same, whatever is missing', () => {
    expect(validationText('nl', 'optionality', {})).toBe(validationText('nl', 'required', {}));
    expect(validationText('nl', 'nullable', {})).toBe(validationText('nl', 'required', {}));
  });

  test('of a rule without one is a general one; never the name of the rule, nor what every object has', () => {
    const general = validationText('de', 'invalid', {});
    for (const rule of ['typeError', 'constructor', 'toString'])
      expect(validationText('de', rule, {})).toBe(general);
  });

  test('that is finished stays', () => {
    expect(validationText('de', 'Noch 5 € fehlen.', {})).toBe('Noch 5 € fehlen.');
  });
});
