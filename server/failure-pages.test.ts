/** @jest-environment node */
import { withoutScripts } from './failure-pages';

describe('failure pages', () => {
  it('need no script: neither to run, nor to fetch', () => {
    const html =
      '<link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      '<script src="/b.js" async=""></script><h1>Kop</h1><script>self.__next_f.push([1,"</b>"])</script><p>x</p>';
    expect(withoutScripts(html)).toBe('<link rel="stylesheet" href="/a.css"/><h1>Kop</h1><p>x</p>');
  });
});
