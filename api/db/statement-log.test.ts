import { toLogger } from './statement-log.ts';

test('every statement is told of but the beginning and end of a transaction, which only one driver sends', () => {
  const told: string[] = [];
  const { logger } = toLogger((text) => void told.push(text));
  if (typeof logger !== 'object') throw new Error('There is no logger.');
  for (const text of ['begin', ' COMMIT', 'rollback', 'select 1', 'select begin', 'beginning'])
    logger.logQuery(text, []);
  expect(told).toEqual(['select 1', 'select begin', 'beginning']);
  expect(toLogger(undefined)).toEqual({});
});
