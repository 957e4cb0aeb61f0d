import { array, mixed, number, object, string } from 'yup';
import { findTypeErrors } from './type-errors.ts';

const schema = object({
  name: string().trim(),
  note: string().nullable(),
  lines: array(object({ code: string(), count: number() })),
  anything: mixed(),
});

test.each([
  [{ name: ['a'] }, ['name']],
  [{ name: {}, note: [] }, ['name', 'note']],
  [{ lines: [{ code: 'a' }, { code: { a: 1 } }] }, ['lines[1].code']],
  [{ name: 'a', note: null, lines: [], anything: { a: [] } }, []],
  [{ unknown: {} }, []],
  [{ lines: 'no list' }, []],
])('in %j texts that are none: %j', (value, paths) => {
  expect(findTypeErrors(schema, value)).toEqual(paths);
});
