/** @jest-environment node */
import { product } from '@/lib/product/testing/some-product';
import { siteCommerce } from '@/sites/commerce';
import { yourEurope } from '@/sites/consumer-rules';
import { findEdition, siteOf } from '@/sites/editions';
import { siteIdentities } from '@/sites/identities';
import { judge, type ReadPage } from './judge';
import { writeTermsMail } from './mail-page';
import { editionsOfAll } from './read-site';
import { rules } from './rules';
import type { PageName, Subject } from './subject';

function subjectOf(code: 'nl' | 'uk', of: Subject['product'] = null): Subject {
  const edition = findEdition(code);
  if (!edition) throw new Error(`There is no ${code}.`);
  return {
    edition,
    contact: siteIdentities[code].contact,
    commerce: siteCommerce[code],
    isUnion: code === 'nl',
    text: (key) => key,
    policies: { accessibility: 'toegankelijkheid' },
    product: of,
  };
}

const page = (name: PageName, html: string, subject = subjectOf('nl')): ReadPage => ({
  name,
  path: `/${name}`,
  html,
  subject,
});
const missing = (pages: readonly ReadPage[], rule: string) =>
  judge(pages).find((verdict) => verdict.rule === rule)?.missing;

const notice = `<section id="legal-guarantee"><a href="${yourEurope('nl')}">Lees meer</a></section>`;
const graphic = `<a id="legal-guarantee" href="${yourEurope('nl')}"><img alt=""></a>`;

describe('the notice on the legal guarantee', () => {
  const judged = (html: string, subject = subjectOf('nl')) =>
    missing([page('checkout', html, subject)], 'legal guarantee, checkout');

  it('is there in words or as the graphic', () => {
    expect(judged(notice)).toBeNull();
    expect(judged(graphic)).toBeNull();
  });

  it('is missing where it leads elsewhere, is not there, or is to be opened first', () => {
    expect(judged('<p>Wettelijke garantie</p>')).toBe('it is not there');
    expect(judged(notice.replace('_nl', '_de'))).toBe('it is not there');
    for (const fold of ['details', 'dialog', 'noscript', 'div hidden'])
      expect(judged(`<${fold}><div>${notice}</div></${fold.split(' ')[0]}>`)).toBe('it is folded away');
    expect(judged(`<details open>${notice}</details>`)).toBeNull();
  });

  it('is asked of nobody outside the Union', () => {
    expect(judged('<p></p>', subjectOf('uk'))).toBeUndefined();
  });

  it('is in the mail of every site that shows it', () => {
    for (const { code, language } of editionsOfAll(['nl', 'be', 'de', 'cz']))
      expect([code, writeTermsMail(siteOf(code), language)]).toEqual([
        code,
        expect.stringContaining(yourEurope(language)),
      ]);
  });
});

describe('the right of withdrawal in the mail', () => {
  const judged = (html: string, of: Subject = subjectOf('nl')) =>
    missing([page('order mail', html, of)], 'right of withdrawal, mail');

  it('is not shown by any number of fourteen', () => {
    expect(judged('<p>U mag herroepen tot 14 dagen na ontvangst.</p>')).toBeNull();
    expect(judged('<p>Besteld op 14 november</p>')).toBe('it is not there');
  });

  it('is in what every edition for consumers mails', () => {
    const editions = editionsOfAll(['nl', 'be', 'de', 'uk', 'cz', 'tr']);
    expect(editions.length).toBeGreaterThan(6);
    for (const edition of editions) {
      const mail = writeTermsMail(siteOf(edition.code), edition.language);
      expect([edition.code, judged(mail, { ...subjectOf('nl'), edition })]).toEqual([edition.code, null]);
    }
  });
});

test('a product is judged by what it is: makers, warnings, label and class of energy', () => {
  const shelf = product({ facts: { tipOver: 'tip-included' } });
  const safety = (html: string) => `<section id="veiligheid"><table>${html}</table></section>`;
  const told = `<tr><td>${shelf.maker.name} ${shelf.maker.postalAddress} ${shelf.maker.email} ${shelf.vsin}</td></tr>`;
  const judged = (html: string, rule: string, of = shelf) =>
    missing([page('product', html, subjectOf('nl', of))], rule);
  expect(judged(safety(told), 'maker')).toBeNull();
  expect(judged(safety('<tr><td>Linden</td></tr>'), 'maker')).toBe('it does not say “a@b.nl”');
  expect(judged(safety(told), 'warning, tipOver')).toBe('it is not there');
  expect(judged(safety(told), 'warning, cord')).toBeUndefined();
  expect(judged(safety(told), 'GARAN')).toBeUndefined();
  const guarantee = { months: 60, producer: 'X', modelId: 'Y', termsUrl: 'https://x.example/', label: null };
  expect(judged(safety(told), 'GARAN', product({ guarantee }))).toBe('it is not there');
  expect(judged(safety(told), 'energy class', product({ facts: { bulbIncluded: true } }))).toBe(
    'it is not there',
  );
  const responsible = { name: 'Agent B.V.', postalAddress: 'Kade 1', email: 'agent@x.example' };
  const foreign = product({ maker: { ...shelf.maker, responsible } });
  expect(judged(safety(told), 'responsible person', foreign)).toBe('it does not say “Agent B.V.”');
});

test('a link to the platform that was closed, and a promise for nature without proof, are told', () => {
  expect(
    missing([page('home', '<a href="https://ec.europa.eu/consumers/odr/">ODR</a>')], 'no ODR link'),
  ).toBe('it is there');
  expect(missing([page('home', '<main>Duurzaam hout</main>')], 'green claims')).toBe(
    '“Duurzaam” without a certificate',
  );
  const certified = product({ certificates: [{ scheme: 'FSC', number: 'C000000' }] });
  expect(
    missing([page('product', '<main>Duurzaam hout</main>', subjectOf('nl', certified))], 'green claims'),
  ).toBeNull();
});

test('every rule says what it asks and by which law, and has a name of its own', () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { law, asks, shows, forbids } of rules) {
    expect(law).toMatch(/^(Directive|Regulation)/);
    expect(asks.length).toBeGreaterThan(10);
    expect([shows, forbids].filter(Boolean)).toHaveLength(1);
  }
});
