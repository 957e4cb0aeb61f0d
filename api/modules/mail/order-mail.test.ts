import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { newShopper, only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from './message.ts';

describe('a mail about an order', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  test('greets whoever ordered, also when the invoice is somebody else’s', async () => {
    const shopper = await newShopper(api);
    await shopper.add('V100101');
    const billing = await shopper.saveAddress({ firstName: 'Piet', email: 'factuur@example.nl' });
    await shopper.chooseAddress({ firstName: 'Jan', email: 'jan@example.nl' });
    await shopper.put({ billingAddressId: billing.id });
    only(await shopper.checkout({ subIntegrationType: 'wire' }));
    const [mail] = await api.db.select().from(mails).where(eq(mails.recipient, 'jan@example.nl'));
    const { text } = mail ? await toMessage(mail, api.services) : { text: '' };
    expect(text).toContain('Beste Jan,');
    expect(text).not.toContain('Beste Piet');
  });
});
