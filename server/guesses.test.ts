/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isGuess } from './guesses';
import { closeShops, html, shopWith } from './testing';

afterEach(closeShops);

const files = new Set(['/favicon.ico', '/media/room.webp']);

function requestFor(url: string) {
  return Object.assign(new IncomingMessage(new Socket()), { url });
}

it.each([
  ...['/wp-login.php', '/index.html', '/.env', '/.git/config', '/.well-known/security.txt', '/backup.zip'],
  ...['/wp-admin/setup.php', '/nl/wp-login.php', '/nl/.env', '/blog/index.html', '/ads.txt', '/a.php?x=1'],
  ...['/apple-touch-icon-precomposed.png', '/xx/old.html'],
])('%s is a guess', (url) => {
  expect(isGuess(requestFor(url), files)).toBe(true);
});

it.each([
  ...['/', '/nl', '/nl/banken-c-C11', '/foo', '/nl/banken.html', '/be-fr/canape.html', '/robots.txt'],
  ...['/sitemap.xml', '/sitemaps/nl-C1.xml', '/favicon.ico', '/media/640w/room.webp', '/_next/static/a.js'],
  ...['/share/nl/product/V1.jpg', '/nl?file=.env', '/api/nl/basket'],
])('%s is none', (url) => {
  expect(isGuess(requestFor(url), files)).toBe(false);
});

it('is a short 404 that anybody may keep for an hour, and nothing is rendered for it', async () => {
  const { get, rendered } = await shopWith(html('<p>x</p>'));
  expect(await get('/wp-login.php')).toMatchObject({
    status: 404,
    body: 'Not found\n',
    headers: { 'cache-control': 'public, max-age=3600' },
  });
  expect((await get('/.env', {}, 'HEAD')).body).toBe('');
  expect(rendered).not.toHaveBeenCalled();
  expect((await get('/icon.svg')).status).toBe(200);
});
