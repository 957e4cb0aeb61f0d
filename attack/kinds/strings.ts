import type { Answer } from '../ask.ts';
import { addressOf, describedCalls } from '../calls.ts';
import { inTurns } from '../in-turns.ts';
import { problemsOf } from '../judge.ts';
import type { Context, Kind } from '../kind.ts';
import { someOf } from '../random.ts';
import { sendRaw } from '../raw.ts';
import { newClient } from '../shop.ts';
import { badEncodings, encoded, hostileStrings, words, worst } from '../strings.ts';

type Surface = {
  /** Where the string goes, as it travels. */
  at: (text: string) => string;
  /** Whether people write what they like here: then words are never "not found" or "refused". */
  takesWords?: true;
};

const surfaces: readonly Surface[] = [
  { at: (text) => `/nl/search?term=${text}`, takesWords: true },
  { at: (text) => `/api/nl/suggest?term=${text}`, takesWords: true },
  { at: (text) => `/api/nl/products-listing?type=search&term=${text}`, takesWords: true },
  { at: (text) => `/nl/search?${text}=bank` },
  { at: (text) => `/nl/banken-c-C11?colour=${text}` },
  { at: (text) => `/nl/banken-c-C11?${text}=grey` },
  { at: (text) => `/nl/banken-c-C11?price=${text}` },
  { at: (text) => `/nl/banken-c-C11?sort=${text}` },
  { at: (text) => `/nl/banken-c-C11?page=${text}` },
  { at: (text) => `/nl/${text}` },
  { at: (text) => `/nl/${text}-p-V100101` },
  { at: (text) => `/nl/banken-c-${text}` },
  { at: (text) => `/${text}` },
  { at: (text) => `/${text}/search` },
  { at: (text) => `/${text}.txt` },
  { at: (text) => `/nl/basket?share=${text}` },
  { at: (text) => `/nl/auth/sign-in?next=${text}` },
  { at: (text) => `/nl/auth/${text}` },
  { at: (text) => `/nl/account/${text}` },
  { at: (text) => `/nl/checkout-callback/${text}` },
  { at: (text) => `/nl/checkout-callback/ideal?status=${text}&orderId=${text}` },
  { at: (text) => `/nl/order-completed?orderId=${text}` },
  { at: (text) => `/nl/overeenkomst-herroepen?order=${text}` },
  { at: (text) => `/media/${text}/sofa-oslo-3-main.webp` },
  { at: (text) => `/media/thumb/${text}` },
  { at: (text) => `/media/${text}` },
  { at: (text) => `/sitemaps/${text}` },
  { at: (text) => `/_next/${text}` },
  { at: (text) => `/_next/static/${text}` },
  { at: (text) => `/_next/image?url=${text}&w=640&q=75` },
  { at: (text) => `/internal/${text}` },
  { at: (text) => `/api/${text}` },
  { at: (text) => `/api/nl/${text}` },
  { at: (text) => `/api/${text}/categories` },
];

/** Each call that reads, with the string in one of its parameters after the other. */
async function readingCalls({ shop }: Context): Promise<Surface[]> {
  const reading = (await describedCalls(shop)).filter(({ method }) => method === 'GET');
  return reading.flatMap((call) => {
    const known = addressOf(call, () => 'V100101');
    return [
      ...call.parameters.map((name) => ({
        at: (text: string) =>
          addressOf(call, (one) => (one === name ? '\u0001' : 'V100101')).replace('%01', () => text),
      })),
      ...call.query.map((name) => ({ at: (text: string) => `${known}?${name}=${text}` })),
    ];
  });
}

/** A word that somebody looks for is found or not found on a page that says so; it is never an error. */
function refusalOf(answer: Answer): string[] {
  const isRefused = answer.status === 400 || answer.status === 404;
  return isRefused ? [`a word was answered ${answer.status}`] : [];
}

async function send(context: Context, surface: Surface, text: string, isWord = false): Promise<void> {
  const path = surface.at(text);
  const answer = await context.shop.ask({ path });
  context.tally.judge(`GET ${path}`, answer, isWord && surface.takesWords ? refusalOf(answer) : []);
}

/** The string as it is, which no client would send; the server may refuse it, and close, but not fail over it. */
async function sendUnescaped({ shop, tally }: Context, { at }: Surface, text: string): Promise<void> {
  const head = `GET ${at(text)} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${newClient()}\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(shop.port, head);
  const isClosed = answer.trouble === 'cut';
  tally.judge(`raw GET ${at(text)}`, isClosed ? { ...answer, trouble: null } : answer);
}

export const strings: Kind = {
  name: 'strings',
  about: 'hostile strings in every address, parameter and raw request line',
  seconds: { short: 25, full: 150 },
  async run(context) {
    const { isShort, seed, hasTime } = context;
    const all = [...surfaces, ...(await readingCalls(context))];
    const texts = hostileStrings(isShort ? 60 : 300, seed);
    const turns = { width: 8, hasTime };
    const everywhere = all.flatMap((surface) => [
      ...(surface.takesWords ? words : []).map((text) => () => send(context, surface, encoded(text), true)),
      ...(isShort ? badEncodings.slice(0, 2) : badEncodings).map(
        (text) => () => send(context, surface, text),
      ),
      ...(isShort ? someOf(worst, 4, seed) : worst).map(
        (text) => () => send(context, surface, encoded(text)),
      ),
    ]);
    const elsewhere = texts.flatMap((text, index) => [
      ...someOf(all, isShort ? 3 : 25, seed + index).map((one) => () => send(context, one, encoded(text))),
      ...someOf(surfaces, isShort ? 1 : 3, seed - index).map(
        (one) => () => sendUnescaped(context, one, text),
      ),
    ]);
    await inTurns([...everywhere, ...elsewhere], turns, (one) => one());
    const after = await context.shop.ask({ path: '/nl' });
    context.tally.expect('the home page afterwards', after.status === 200 ? problemsOf(after) : ['not 200']);
    return undefined;
  },
};
