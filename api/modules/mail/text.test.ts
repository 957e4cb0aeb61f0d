import { someFrame, someMail } from './testing/some-mail.ts';
import { toPlainText } from './text.ts';

describe('the text of a mail', () => {
  test('says what every block says', () => {
    const text = toPlainText(someMail(), someFrame);
    for (const said of [
      'Dear Jan',
      'Items\n-----',
      'Open:\nhttps://shop.example/open',
      'Terms:\nhttps://shop.example/terms',
      '* Sofa – € 899\n  Colour: sand',
      'Total: € 900',
      'Number: LW-1',
      'Delivery:\nLindelaan 12',
      '> first\n> second',
      'KvK 84120391',
      'You have ordered.',
    ])
      expect(text).toContain(said);
  });

  test('writes its title large as its language does', () => {
    expect(toPlainText(someMail(), someFrame)).toMatch(/^BİLGİ\n/);
  });

  test('tells how to unsubscribe only where one can', () => {
    expect(toPlainText(someMail(), someFrame)).not.toContain('Unsubscribe');
    const text = toPlainText(someMail({ unsubscribeLink: 'https://shop.example/bye' }), someFrame);
    expect(text).toContain('Unsubscribe:\nhttps://shop.example/bye');
  });
});
