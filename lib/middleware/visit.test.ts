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

  it('keeps what the link to the shop as a whole says of a campaign', () => {
    expect(visit('/', 'utm_source=mail')).toMatchObject({ to: '/nl?utm_source=mail' });
    expect(visit('/xx', 'utm_source=mail')).toMatchObject({ to: '/nl' });
  });

  it('reads another spelling of a site as the right one', () => {
    expect(visit('/B2BTR/basket')).toMatchObject({ site: { code: 'b2bTr' }, meant: '/b2bTr/basket' });
    expect(visit('/NL')).toMatchObject({ site: { code: 'nl' }, meant: '/nl', path: '/' });
    expect(visit('/nl')).toMatchObject({ meant: null });
    expect(visit('/nl/basket/')).toMatchObject({ meant: '/nl/basket', path: '/basket' });
    expect(visit('/DE')).toEqual({ kind: 'redirect', to: '/nl', status: 307 });
  });

  it('knows the languages of a site by their addresses', () => {
    expect(visit('/be-fr/basket')).toMatchObject({ site: { code: 'be-fr', siteCode: 'be', language: 'fr' } });
    expect(visit('/BE-FR/basket')).toMatchObject({ site: { code: 'be-fr' }, meant: '/be-fr/basket' });
  });

  it.each([
    ['/be/fr', '/be-fr'],
    ['/be/FR/banken-c-C11', '/be-fr/banken-c-C11'],
    ['/be/nl/basket', '/be/basket'],
    ['/be-fr/nl/basket', '/be/basket'],
    ['/be-nl', '/be'],
    ['/nl/nl', '/nl'],
  ])('leads %s, as somebody may guess it, to %s', (guessed, to) => {
    expect(visit(guessed)).toMatchObject({ meant: to });
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
