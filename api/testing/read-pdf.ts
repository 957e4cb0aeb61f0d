import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a PDF says, as somebody who selects all of it reads it; narrow and hard spaces read as spaces. */
export type PdfText = { text: string; totalPages: number; title: string; author: string };

/** @throws SyntaxError for what is no PDF */
export function readPdf(content: Buffer): PdfText {
  const { stdout } = spawnSync(process.execPath, [path.join(__dirname, 'pdf-process.ts')], {
    input: content,
  });
  const read: PdfText = JSON.parse(stdout.toString());
  return { ...read, text: read.text.replace(/[\u00a0\u202f\s]+/g, ' ') };
}
