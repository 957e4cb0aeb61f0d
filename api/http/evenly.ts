import { setTimeout as wait } from 'node:timers/promises';

/** Far more than the work for what exists. */
const answerMs = 150;

/** Waits so that neither the duration of an answer nor that of a failure tells whether there is what was asked for. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(answerMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
