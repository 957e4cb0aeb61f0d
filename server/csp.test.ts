/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, noForeignOrigins } from './csp';

const flight = 'self.__next_f.push([1,"0:\\"$Sreact.fragment\\"\\n"])';
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptSources = (html: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy(html))?.[1];

describe('contentSecurityPolicy', () => {
  it('allows the inline scripts of Next by their hash, once each', () => {
    const html = `<script>${flight}</script><script src="/a.js" async=""></script><script>${flight}</script>`;
    expect(scriptSources(html)).toBe(`'self' ${hash(flight)}`);
  });

  it('leaves out injected scripts and data blocks', () => {
    const html = `<script>alert(1)</script><script type="application/ld+json">{"a":1}</script>`;
    expect(scriptSources(html)).toBe("'self'");
  });

  it('never allows inline scripts as such, nor other hosts', () => {
    const policy = contentSecurityPolicy('<p>x</p>', { connect: ['https://errors.test'], scripts: [] });
    expect(scriptSources('')).not.toContain('unsafe');
    expect(policy).toContain("connect-src 'self' https://errors.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('frame-src');
  });

  it('lets the provider of a chat run, frame and be called, and nobody else', () => {
    const chat = 'https://chat.test';
    const policy = contentSecurityPolicy('', { connect: [], scripts: [chat] });
    const open = policy.split('; ').filter((line) => line.includes(chat));
    expect(open.map((line) => line.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'frame-src',
      'connect-src',
    ]);
  });

  it('lets our own pages frame a page that says so, and nobody else', () => {
    expect(contentSecurityPolicy('', noForeignOrigins, true)).toContain("frame-ancestors 'self'");
  });
});
