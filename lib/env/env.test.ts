import { SettingsError } from '@/api/contract/settings/read';
import { openSites } from '@/api/contract/sites';
import { parseEnv } from './env';

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toMatchObject({
      sites: openSites,
      apiUrl: null,
      port: 3000,
      host: null,
      sentryDsn: null,
      chatScript: null,
      tagManager: null,
    });
    expect(parseEnv({ PORT: '3100' }).publicUrl.href).toBe('http://localhost:3100/');
  });

  it('reads the sites and the address of another API', () => {
    const env = parseEnv({ SITES: 'nl, be', API_URL: 'https://api.shop.test/v1/' });
    expect(env.sites).toEqual(['nl', 'be']);
    expect(env.apiUrl).toBe('https://api.shop.test/v1');
  });

  it('takes empty variables as unset', () => {
    expect(parseEnv({ SITES: '', API_URL: ' ', HOST: '', PORT: '' })).toMatchObject({
      sites: openSites,
      port: 3000,
    });
  });

  it('shows the primitives to those who build the shop only', () => {
    expect(parseEnv({ NODE_ENV: 'development' }).designPage).toBe(true);
    expect(parseEnv({ NODE_ENV: 'production' }).designPage).toBe(false);
    expect(parseEnv({ NODE_ENV: 'production', DESIGN_PAGE: '1' }).designPage).toBe(true);
  });

  it('names everything that is wrong at once', () => {
    const wrong = { SITES: 'nl,xx', API_URL: 'ftp://x', PORT: '70000', PAGE_CACHE_MB: 'much' };
    expect(() => parseEnv(wrong)).toThrow(SettingsError);
    for (const name of Object.keys(wrong)) expect(() => parseEnv(wrong)).toThrow(name);
  });
});

describe('tagManager', () => {
  it.each([
    [{ GTM_ID: 'GTM-AB12CD3' }, 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
    [
      { GTM_ID: 'GTM-AB12CD3', GTM_URL: 'https://tags.linden.example/x/' },
      'https://tags.linden.example/x/gtm.js?id=GTM-AB12CD3',
    ],
    [{ GTM_URL: 'https://tags.linden.example' }, undefined],
  ])('of %j is %s', (variables, address) => {
    expect(parseEnv(variables).tagManager?.href).toBe(address);
  });

  it.each(['G-12345', 'GTM-', 'gtm-ab12cd3', 'GTM-AB12CD3"><script>'])('%s is no container', (id) => {
    expect(() => parseEnv({ GTM_ID: id })).toThrow('GTM_ID');
  });
});
