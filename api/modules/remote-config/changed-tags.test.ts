import { changedTags } from './changed-tags.ts';
import { defaultConfig } from './config-values.ts';

const after = (changes: object) => changedTags('nl', defaultConfig, { ...defaultConfig, ...changes });

test.each([
  ['nothing', {}, []],
  ['an equal value', { highlightOrder: [...defaultConfig.highlightOrder] }, []],
  ['what every page shows', { freeReturnDays: 30, highlightLimit: 2 }, ['config:nl']],
  ['what products show', { highlightLimit: 2, staticAttributes: [] }, ['config:nl:calls', 'product:nl']],
  ['what templates show', { faq: [{}] }, ['config:nl:calls', 'template:nl']],
  [
    'what cards show',
    { EXPRESS_DELIVERY_MAX_LIMIT: 3 },
    ['config:nl:calls', 'product:nl', 'listing:nl', 'template:nl'],
  ],
  ['what only calls need', { wireStockShare: 10 }, ['config:nl:calls']],
])('of %s', (_, changes, tags) => {
  expect(after(changes)).toEqual(tags);
});
