import { getSite } from '@/lib/sites/sites';
import { toVisit } from './visit';

const served = [getSite('nl'), getSite('b2bTr'), getSite('be'), getSite('be-fr')] as const;
const visit = (pathname: string, query = '') =>
  toVisit({ pathname, query: new URLSearchParams(query), header: () => null, role: undefined }, served);

describe('toVisit', () => {
  it.each([
    ['/', '/nl'],
    ['/xx', '/nl'],
    ['/design', '/nl'],
    ['/xx/banken-c-C11', '/nl'],
    ['/de', '/nl'],
    ['/nl/%E0%A4%A', '/nl'],
  ])('sends %s to the home of the default site', (pathname, to) => {
    expect(visit(pathname)).toEqual({ kind: 'redirect', to, status: 307 });
  });

  it('mends the spelling of a site', () => {
    expect(visit('/B2BTR/basket')).toEqual({ kind: 'redirect', to: '/b2bTr/basket', status: 308 });
    expect(visit('/NL')).toEqual({ kind: 'redirect', to: '/nl', status: 308 });
    expect(visit('/DE')).toEqual({ kind: 'redirect', to: '/nl', status: 307 });
  });

  it('knows the languages of a site by their addresses', () => {
    expect(visit('/be-fr/basket')).toMatchObject({ site: { code: 'be-fr', siteCode: 'be', language: 'fr' } });
    expect(visit('/BE-FR/basket')).toEqual({ kind: 'redirect', to: '/be-fr/basket', status: 308 });
  });

  it.each([
    ['/be/fr', '/be-fr'],
    ['/be/FR/banken-c-C11', '/be-fr/banken-c-C11'],
    ['/be/nl/basket', '/be/basket'],
    ['/be-fr/nl/basket', '/be/basket'],
    ['/be-nl', '/be'],
    ['/nl/nl', '/nl'],
  ])('leads %s, as somebody may guess it, to %s', (guessed, to) => {
    expect(visit(guessed)).toEqual({ kind: 'redirect', to, status: 308 });
  });

  it('keeps what was asked for behind another spelling', () => {
    expect(visit('/NL/search', 'term=eiken+bank')).toMatchObject({ to: '/nl/search?term=eiken+bank' });
    expect(visit('/be/fr/search', 'term=eiken+bank')).toMatchObject({ to: '/be-fr/search?term=eiken+bank' });
  });

  it('takes no language that the site does not speak for one', () => {
    expect(visit('/nl/fr')).toMatchObject({ path: '/fr' });
    expect(visit('/nl-fr')).toEqual({ kind: 'redirect', to: '/nl', status: 307 });
  });

  it('decodes the path within the site', () => {
    expect(visit('/nl/caf%C3%A9/x')).toMatchObject({
      path: '/café/x',
      segments: ['café', 'x'],
      role: 'guest',
    });
  });
});
