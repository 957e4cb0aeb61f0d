/** @jest-environment node */
import { fieldsOf, sampleOf, withField } from './sample-body.ts';

const schema = {
  type: 'object',
  properties: {
    email: { type: 'string', format: 'email' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { quantity: { type: 'integer', minimum: 1 } } },
    },
    code: { type: 'string', pattern: '^V\\d{3}$' },
    kind: { enum: ['a', 'b'] },
  },
};

describe('a body from its schema', () => {
  it('fits it', () => {
    const body = sampleOf(schema);
    expect(body).toMatchObject({ email: 'sanne@example.nl', lines: [{ quantity: 1 }], kind: 'a' });
    expect(body).toMatchObject({ code: expect.stringMatching(/^V\d{3}$/) });
  });

  it('takes what is given by name, at any depth', () => {
    expect(sampleOf(schema, { quantity: 9, email: 'x' })).toMatchObject({
      email: 'x',
      lines: [{ quantity: 9 }],
    });
  });

  it('has ways to all of its fields, and each can be set alone', () => {
    expect(fieldsOf(schema)).toEqual([
      ['email'],
      ['lines'],
      ['lines', '0'],
      ['lines', '0', 'quantity'],
      ['code'],
      ['kind'],
    ]);
    const changed = withField(sampleOf(schema), ['lines', '0', 'quantity'], 'x');
    expect(changed).toEqual({ ...Object(sampleOf(schema)), lines: [{ quantity: 'x' }] });
  });

  it('sets inherited names as fields of their own', () => {
    expect(JSON.stringify(withField({ a: 1 }, ['constructor'], 1))).toBe('{"a":1,"constructor":1}');
  });
});
