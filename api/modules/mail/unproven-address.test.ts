import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { someSignUp } from '../../testing/customer.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from './message.ts';
import { unlinked } from './without-links.ts';

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

  test('an account greets nobody by a link', async () => {
    const recipient = 'ander@example.nl';
    await api.post('signup', [{ ...someSignUp(recipient), firstName: 'Win https://evil.example/x' }]);
    expect(await mailTo(recipient)).not.toMatch(/evil/);
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
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
