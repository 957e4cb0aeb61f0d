import type { InferType, ObjectSchema } from 'yup';
import type { Services } from '../../services.ts';
import type { Block, MailContent } from './content.ts';
import type { Letter } from './letter.ts';
import { amountBlock, orderBlocks, shortOrderBlocks } from './order-content.ts';
import { readOrderFacts } from './order-facts.ts';
import { type MailKind, mailData } from './queue.ts';
import { fill } from './texts/texts-of.ts';
import { withoutLinks } from './without-links.ts';

type Composer = (data: unknown, letter: Letter, services: Services) => Promise<MailContent>;
type Written = Omit<MailContent, 'preview'>;

/** Checks the stored data before it is written about. */
function composer<S extends ObjectSchema<object>>(
  schema: S,
  write: (data: InferType<S>, letter: Letter, services: Services) => Written | Promise<Written>,
): Composer {
  return async (stored, letter, services) => {
    const data: InferType<S> = schema.validateSync(stored);
    const content = await write(data, letter, services);
    const first = content.blocks.find((block) => block.type === 'text' && block.text !== '');
    return { ...content, preview: first?.type === 'text' ? first.text : content.title };
  };
}

const paragraph = (text: string): Block => ({ type: 'text', text });

function orderMail(
  say: (
    order: Awaited<ReturnType<typeof readOrderFacts>>,
    letter: Letter,
    services: Services,
    data: { status?: string },
  ) => { subject: string; title: string; blocks: Block[] },
) {
  return async (data: { orderId: string; status?: string }, letter: Letter, services: Services) => {
    const order = await readOrderFacts(services.db, data.orderId);
    const { subject, title, blocks } = say(order, letter, services, data);
    return {
      subject: fill(subject, { number: order.orderNumber }),
      title,
      blocks: [paragraph(letter.greet(order.billingAddress.firstName)), ...blocks],
      reason: fill(letter.texts.reasons.order, { shop: letter.shopName }),
    };
  };
}

function valuesOf(order: Awaited<ReturnType<typeof readOrderFacts>>, { money }: Letter) {
  return { number: order.orderNumber, amount: money(order.orderSummary.total.amount) };
}
