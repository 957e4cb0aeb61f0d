import { siteRules } from '@/sites/rules';
import { clearDraft, type Draft, type Entry, keepDraft, openDraft } from './draft';

const site = siteRules.nl;
const nowhere: Entry = { key: '', orderId: '', orderNumber: '' };
const draft = (change: Partial<Draft> = {}): Draft => ({ ...openDraft(site, nowhere), ...change });
const contract = { orderNumber: 'LW-7K4-M9X-R39', email: 'a@b.nl', name: 'Sanne', statement: 'De bank' };

beforeEach(() => window.sessionStorage.clear());

it('goes on after a reload, in this tab only', () => {
  const kept = draft({ contract, isDeclared: true });
  keepDraft(site, kept);
  expect(openDraft(site, nowhere)).toEqual(kept);
  expect(openDraft(site, { ...nowhere, orderNumber: contract.orderNumber })).toEqual(kept);
  expect(window.localStorage).toHaveLength(0);
  clearDraft(site);
  expect(openDraft(site, nowhere).contract.email).toBe('');
});

it.each([{ key: 'b' }, { orderId: 'b' }, { orderNumber: 'LW-260001234' }])(
  'begins anew where the address leads elsewhere: %j',
  (change) => {
    keepDraft(site, draft({ contract, opened: { key: 'a', orderId: '', code: '' } }));
    expect(openDraft(site, { ...nowhere, ...change })).toMatchObject({
      contract: { email: '', orderNumber: change.orderNumber ?? '' },
      opened: { key: change.key ?? '', orderId: change.orderId ?? '', code: '' },
    });
  },
);

it('is nothing that another version of the shop has kept', () => {
  window.sessionStorage.setItem('linden.nl-NL.nl.withdrawal', '{"value":{"contract":1},"expiresAt":null}');
  expect(openDraft(site, nowhere)).toMatchObject({ isDeclared: false, confirm: null });
});
