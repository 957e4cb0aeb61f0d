import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { someSignUp } from '../../testing/customer.ts';
import { newShopper, only, someAddress } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from './message.ts';
import { unlinked, withoutLinks } from './without-links.ts';

const advertisement = 'Gratis iPhone: https://evil.example/x of www.evil.example/y';

/** Orders and accounts write to addresses that nobody has proven to be theirs: the shop advertises for nobody. */
describe('mails to an address that anybody may have entered', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  async function mailTo(recipient: string): Promise<string> {
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, recipient));
    if (!mail) throw new Error('No mail was queued.');
    const { subject, html, text } = await toMessage(mail, api.services);
    return [subject, html, text].join('\n');
  }

  test('an order repeats note and address without links', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    await shopper.chooseAddress({
      email: 'slachtoffer@example.nl',
      companyName: 'evil.example/gratis',
      firstName: 'www.evil.example',
    });
    await shopper.put({ note: advertisement });
    only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const written = await mailTo('slachtoffer@example.nl');
    expect(written).toContain('Gratis iPhone');
    expect(written).not.toMatch(/evil\.example/);
  });

  test('a declaration of withdrawal repeats name and words without links', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    await shopper.chooseAddress({ email: 'verklaarde@example.nl' });
    const { orderId } = only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const { orderNumber } = only(await shopper.order(orderId));
    await api.db.delete(mails);
    const typed = { orderNumber, email: 'verklaarde@example.nl' };
    await api.post('withdrawals/declarations', [
      { ...typed, name: 'www.evil.example', statement: advertisement },
    ]);
    const written = await mailTo('verklaarde@example.nl');
    expect(written).toContain('Gratis iPhone');
    expect(written).not.toMatch(/evil\.example/);
  });

  test('an account greets nobody by a link', async () => {
    const recipient = 'ander@example.nl';
    await api.post('signup', [{ ...someSignUp(recipient), firstName: 'Win https://evil.example/x' }]);
    expect(await mailTo(recipient)).not.toMatch(/evil/);
  });

  test.each([
    'http://93.184.216.34/x',
    '93.184.216.34/x',
    'https://3232235777/x',
    'http://[::1]/a',
    'evil。com',
    'www．evil．com',
    'evil｡com/x',
    'evil.xn--p1ai/x',
    'mailto:win@evil.com?subject=x',
    'mailto:win',
    'tel:+31900123',
    'ftp://evil',
  ])('%s is no link', (written) => {
    const parts = ['http://', 'https://', 'ftp://', 'mailto:', 'tel:', /[\p{L}\p{N}][.。．｡/]+[\p{L}\p{N}]/u];
    for (const found of [withoutLinks(`Win ${written}`, '…'), unlinked(`Win ${written}`)])
      for (const part of parts) expect(found).toEqual(expect.not.stringMatching(part));
    expect(unlinked(written).replaceAll('\u2060', '')).toBe(written);
    expect(withoutLinks(`Win ${written} nu`, '…')).toBe('Win … nu');
  });

  test.each(['06.12.34.56.78', '12.11.2026', 'om 14:30', 'maat 90/200', 'bank: grijs'])(
    '%s stays as it is',
    (words) => {
      expect(withoutLinks(words, '…')).toBe(words);
    },
  );

  test.each(['firstName', 'lastName', 'companyName', 'street', 'addition', 'city', 'phone'])(
    '%s of an address is one line',
    async (field) => {
      const token = await api.guestToken();
      for (const sign of ['\r\n', '\n', '\u0007', '\u2028']) {
        const value = field === 'phone' ? `06${sign}12345678` : `a${sign}b`;
        const { error } = await api.post('customeraddress', [{ ...someAddress, [field]: value }], token);
        expect(error?.fields?.map(({ property }) => property)).toEqual([field]);
      }
    },
  );

  test('names of accounts and of the contact form are one line, its message has no control characters', async () => {
    const account = { ...someSignUp('regel@example.nl'), lastName: 'de\r\nVries' };
    expect((await api.post('signup', [account])).error?.code).toBe('invalid-input');
    const form = { name: 'Eva', email: 'eva@example.nl', subject: 'Bank', message: 'Hallo\r\nEva' };
    expect((await api.post('support', [form])).status).toBe(200);
    for (const change of [{ name: 'E\nva' }, { subject: 'B\r\nBcc: x' }, { message: 'a\u0007b' }])
      expect((await api.post('support', [{ ...form, ...change }])).error?.code).toBe('invalid-input');
  });

  test('what is parted reads as before', () => {
    const words = 'J.P. Coenstraat 12, t.a.v. mevrouw De Wit';
    expect(unlinked(words)).toBe(words);
    expect(unlinked(advertisement).replaceAll('\u2060', '')).toBe(advertisement);
  });

  test('long texts without an end are read in no time', () => {
    const before = performance.now();
    for (const text of ['a'.repeat(4000), 'a.'.repeat(2000), 'a:'.repeat(2000), '-_'.repeat(2000)])
      unlinked(text);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
