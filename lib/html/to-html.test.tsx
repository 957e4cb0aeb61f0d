import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { hostileHtml } from '@/lib/testing/hostile-html';
import { toHtml } from './to-html';

/** As a browser reads it. */
function read(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}

const drawn = (
  <>
    <h2 id="a">{'Tafels & stoelen'}</h2>
    {null}
    {false}
    {0}
    <ul aria-label="Banken" data-open data-none={undefined} hidden={false}>
      {['Oslo', 'Bergen'].map((name) => (
        <li key={name}>
          <Link href={`/nl/${name}`} className="card-link" scroll={false}>
            {name} <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M0 0" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
    <form action="/nl/search" noValidate>
      <label htmlFor="q">Zoek</label>
      <input id="q" type="search" required maxLength={100} defaultValue="" />
      <button type="submit" disabled={false}>
        Zoek
        <wbr />
      </button>
    </form>
    <img src="/a.webp" srcSet="/a.webp 1x, /b.webp 2x" alt="" width={40} loading="lazy" />
  </>
);

test('draws what React draws', () => {
  expect(read(toHtml(drawn)).isEqualNode(read(renderToStaticMarkup(drawn)))).toBe(true);
});

test.each(hostileHtml)('writes %j as words, in texts and attributes', (text) => {
  const place = read(
    toHtml(
      <a href="/nl" title={text}>
        {text}
      </a>,
    ),
  );
  expect(place.querySelectorAll('*')).toHaveLength(1);
  expect(place.firstElementChild?.getAttributeNames()).toEqual(['href', 'title']);
  expect(place.firstElementChild?.getAttribute('title')).toBe(
    text.replaceAll('\r', '\n').replaceAll('\0', '\uFFFD'),
  );
});

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x'])(
  'leaves out the address %j',
  (address) => {
    expect(toHtml(<a href={address}>Oslo</a>)).toBe('<a>Oslo</a>');
  },
);

const Waiting = async () => <p>Oslo</p>;

test('refuses what needs React', () => {
  for (const node of [
    <button key="1" type="button" onClick={() => {}} />,
    <p key="2" style={{ color: 'red' }} />,
    <Waiting key="3" />,
    <textarea key="4" />,
  ])
    expect(() => toHtml(node)).toThrow('finished HTML');
});
