/** @jest-environment node */
import { until } from '../api/testing/until';
import { type DoubleServer, startDouble } from '../lib/testing/double-server';
import { watchConfig } from './watch-config';

let double: DoubleServer;
let days: number;
let policies: string[];
let frenchPolicies: string[];
let heard: string[];
let stop: () => void;
beforeEach(async () => {
  heard = [];
  days = 14;
  policies = ['terms', 'privacy'];
  frenchPolicies = ['privacy'];
  double = await startDouble({
    slowMs: 60_000,
    answers: (path, _method, headers) => {
      if (path === '/api/be/policies' && headers['accept-language'] === 'fr-BE')
        return { body: { items: frenchPolicies.map((policy) => ({ policy })) } };
      if (path === '/api/nl/policies') return { body: { items: policies.map((policy) => ({ policy })) } };
      return { body: { items: [{ freeReturnDays: path === '/api/nl/remote-config' ? days : 14 }] } };
    },
  });
  stop = watchConfig(double.url, ['nl', 'be'], (tags) => heard.push(...tags), 20);
});
afterEach(async () => {
  stop();
  await double.close();
});

it('tells the site whose config has changed, once', async () => {
  const asked = double.paths.length;
  await until(() => double.paths.length > asked + 8);
  expect(heard).toEqual([]);
  days = 30;
  await until(() => heard.length > 0);
  const later = double.paths.length;
  await until(() => double.paths.length > later + 8);
  expect(heard).toEqual(['config:nl']);
});

it('tells the site whose policies have another order, of which its config says nothing', async () => {
  const asked = double.paths.length;
  await until(() => double.paths.length > asked + 8);
  policies = ['privacy', 'terms'];
  await until(() => heard.length > 0);
  const later = double.paths.length;
  await until(() => double.paths.length > later + 8);
  expect(heard).toEqual(['config:nl']);
});

it('tells the site that has another policy in one of its languages', async () => {
  const asked = double.paths.length;
  await until(() => double.paths.length > asked + 10);
  frenchPolicies = ['privacy', 'terms'];
  await until(() => heard.length > 0);
  expect(heard).toEqual(['config:be']);
});

it('takes an API that is away for no change', async () => {
  const asked = double.paths.length;
  await until(() => double.paths.length > asked + 8);
  double.mode = 'error';
  const failed = double.paths.length;
  await until(() => double.paths.length > failed + 8);
  double.mode = 'right';
  const back = double.paths.length;
  await until(() => double.paths.length > back + 8);
  expect(heard).toEqual([]);
});
