/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featureFlags } from '@/api/contract/feature-flags';

const root = path.join(import.meta.dirname, '../..');
const sources = globSync('{api,app,components,lib}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|\/testing\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'));

test.each(Object.keys(featureFlags))('the switch %s is asked by somebody', (name) => {
  const asks = new RegExp(`featureFlags\\.${name}\\b|isOn\\([^()]+'${name}'\\)`);
  expect(sources.filter((text) => asks.test(text))).not.toEqual([]);
});
