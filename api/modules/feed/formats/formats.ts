import type { FeedFormat } from './format.ts';
import { google } from './google.ts';
import { heureka } from './heureka.ts';
import { idealo } from './idealo.ts';
import { openai } from './openai.ts';

/** By the name of the file. */
export const feedFormats: Readonly<Record<string, FeedFormat>> = {
  'google.xml': google,
  'openai.jsonl': openai.json,
  'openai.csv': openai.csv,
  'heureka.xml': heureka,
  'idealo.csv': idealo,
};
