// Run by Node itself, for Jest does not know the dynamic imports of the reader: prints what a PDF from standard input says.
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text, totalPages } = await extractText(document, { mergePages: true });
const { info } = await getMeta(document);
process.stdout.write(JSON.stringify({ text, totalPages, title: info.Title, author: info.Author }));
