import { toHtml } from './html.ts';
import { someFrame, someMail } from './testing/some-mail.ts';

describe('the HTML of a mail', () => {
  const html = toHtml(someMail(), someFrame);

  test('says what every block says', () => {
    for (const said of [
      'Dear Jan',
      'Items',
      'Sofa',
      'Colour: sand',
      'Total',
      'LW-1',
      'Lindelaan 12',
      'second',
    ])
      expect(html).toContain(said);
    expect(html).toContain('href="https://shop.example/open"');
    expect(html).toContain('Linden &amp; Co');
  });

  test('takes no text for markup', () => {
    const text = '<img src=x onerror=alert(1)>';
    const mail = toHtml(
      someMail({ title: text, subject: text, blocks: [{ type: 'quote', text }] }),
      someFrame,
    );
    expect(mail).not.toContain('<img');
    expect(mail.match(/&lt;img/g)).toHaveLength(3);
  });

  test('loads nothing: no picture, no script, no style of another host', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe)\b|url\(/i);
  });

  test('is as wide as the phone that shows it', () => {
    expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  });

  test('names its language, and its subject as its title', () => {
    expect(html).toContain('lang="tr-TR"');
    expect(html).toContain('<title>Your order</title>');
  });
});
