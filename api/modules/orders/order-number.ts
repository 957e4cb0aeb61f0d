import { randomInt } from 'node:crypto';
import {
  checkSign,
  looksOld,
  randomSignCount,
  readableSigns,
  writeOrderNumber,
} from '../../contract/order-number.ts';

function drawSigns(): string {
  return Array.from({ length: randomSignCount }, () => readableSigns[randomInt(readableSigns.length)]).join(
    '',
  );
}

/** A number nobody can guess (36 random bits); whether it is still free is for the database to say. */
export function drawOrderNumber(): string {
  for (;;) {
    const drawn = drawSigns();
    const signs = drawn + checkSign(drawn);
    if (!looksOld(signs)) return writeOrderNumber(signs);
  }
}
