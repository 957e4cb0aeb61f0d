/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryList, findMatches, readAudit } from './advisories';
import { installedPackages, licenceOf } from './installed';
import { licenceRules, whyAccepted } from './licences';
import { isInRange } from './version-range';

const root = process.cwd();
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'config', file), 'utf8'));
const list = advisoryList.validateSync(read('advisories.json'), { strict: true });
const rules = licenceRules.validateSync(read('licences.json'), { strict: true });
const packageOf = (name: string, version: string, licence = 'MIT') => ({ name, version, licence });

describe('licences', () => {
  it('are read as packages write them', () => {
    expect(licenceOf({ license: 'MIT' })).toBe('MIT');
    expect(licenceOf({ license: { type: 'ISC' } })).toBe('ISC');
    expect(licenceOf({ licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] })).toBe('MIT OR GPL-3.0');
    expect(licenceOf({})).toBe('unknown');
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['unknown', false],
  ])('are accepted by the list: %s', (licence, isAccepted) => {
    expect(whyAccepted(packageOf('some-package', '1.0.0', licence), rules) !== null).toBe(isAccepted);
  });

  it('are accepted by exception for the package and licence it names, and no other', () => {
    const libvips = packageOf('@img/sharp-libvips-linux-x64', '1.3.4', 'LGPL-3.0-or-later');
    expect(whyAccepted(libvips, rules)).toContain('LGPL');
    expect(whyAccepted({ ...libvips, licence: 'GPL-3.0' }, rules)).toBeNull();
    expect(whyAccepted({ ...libvips, name: 'another' }, rules)).toBeNull();
  });

  it('of everything installed are accepted', () => {
    const installed = installedPackages(root);
    expect(installed.length).toBeGreaterThan(400);
    expect(installed.filter((one) => whyAccepted(one, rules) === null)).toEqual([]);
  });
});

describe('ranges of versions', () => {
  it.each([
    ['1.2.3', '<1.2.4', true],
    ['1.2.3', '<1.2.3', false],
    ['1.2.3', '<=1.2.3', true],
    ['1.10.0', '>=1.9.0 <2.0.0', true],
    ['2.0.0', '>=1.9.0 <2.0.0', false],
    ['2.0.1', '<1.0.0 || >=2.0.0 <2.0.2', true],
    ['1.5.0', '<1.0.0 || >=2.0.0', false],
    ['16.0.0-canary.1', '>=16.0.0 <16.0.7', true],
  ])('%s is in %s: %s', (version, range, expected) => {
    expect(isInRange(version, range)).toBe(expected);
  });

  it('are refused when written otherwise', () => {
    for (const range of ['^1.0.0', '*', '', '<1.2']) expect(() => isInRange('1.0.0', range)).toThrow();
  });
});

describe('advisories', () => {
  it('of the kept list have ranges that can be read, and stand there once', () => {
    for (const { vulnerable } of list.advisories) expect(() => isInRange('1.0.0', vulnerable)).not.toThrow();
    const ids = list.advisories.map(({ id, package: name }) => `${id} ${name}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of the kept list lead to the advisory itself, where there is one', () => {
    for (const { id, source } of list.advisories) {
      if (id.startsWith('GHSA-')) expect(source).toBe(`https://github.com/advisories/${id}`);
      if (id.startsWith('CVE-')) expect(source).toBe(`https://nvd.nist.gov/vuln/detail/${id}`);
    }
  });

  it('match what is installed in their range', () => {
    const matches = findMatches([packageOf('next', '16.0.6'), packageOf('hono', '99.0.0')], list);
    expect(matches.map(({ advisory }) => advisory.id)).toContain('GHSA-9qr9-h5gf-34mp');
    expect(matches.every(({ advisory }) => advisory.package === 'next')).toBe(true);
  });

  it('concern nothing installed, but for what was judged', () => {
    const open = findMatches(installedPackages(root), list).filter(
      ({ advisory }) => !advisory.doesNotConcernUsBecause,
    );
    expect(open).toEqual([]);
  });

  it('are read from npm audit, with our judgement', () => {
    const via = (name: string, id: string) => ({
      source: 1,
      name,
      dependency: name,
      title: 'What it is',
      url: `https://github.com/advisories/${id}`,
      severity: 'high',
      range: '<9.0.0',
    });
    const body = {
      auditReportVersion: 2,
      vulnerabilities: {
        esbuild: { name: 'esbuild', via: [via('esbuild', 'GHSA-67mh-4wv8-2f99')] },
        'drizzle-kit': { name: 'drizzle-kit', via: ['esbuild'] },
        other: { name: 'other', via: [via('other', 'GHSA-aaaa-bbbb-cccc')] },
      },
    };
    const matches = readAudit(JSON.stringify(body), list);
    expect(matches?.map(({ advisory }) => [advisory.id, Boolean(advisory.doesNotConcernUsBecause)])).toEqual([
      ['GHSA-67mh-4wv8-2f99', true],
      ['GHSA-aaaa-bbbb-cccc', false],
    ]);
  });

  it('are not taken from a registry that has none', () => {
    for (const text of ['', '{}', '{"message":"405 Method Not Allowed","statusCode":405}', '<html>'])
      expect(readAudit(text, list)).toBeNull();
  });
});
