import { ApiFailure } from './failure';
import { placeFailure } from './place-failure';

const failure = (status: number, message: string) => new ApiFailure({ status, code: 'unexpected', message });

describe('placeFailure', () => {
  const refused = (fields: { property: string; message: string }[], status = 400) =>
    new ApiFailure({ status, code: 'invalid-input', message: JSON.stringify(fields), fields });
  const fields = ['shipping.zipCode', 'shipping.email'] as const;

  it('puts what names a field beside it, wherever that is in the form', () => {
    const error = refused([{ property: 'items[0].zipCode', message: 'Kan niet' }]);
    expect(placeFailure(error, fields, 'Mislukt')).toEqual({
      beside: [{ field: 'shipping.zipCode', message: 'Kan niet' }],
      above: null,
    });
  });

  it('loses nothing that names no field of the form', () => {
    const error = refused([
      { property: 'email', message: 'Onjuist' },
      { property: 'isMain', message: 'Vul dit in' },
    ]);
    expect(placeFailure(error, fields, 'Mislukt')).toEqual({
      beside: [{ field: 'shipping.email', message: 'Onjuist' }],
      above: 'isMain - Vul dit in',
    });
    expect(placeFailure(error, [], 'Mislukt').above).toBe('email - Onjuist\nisMain - Vul dit in');
  });

  it.each([
    ['a refusal without fields', failure(409, 'Uitverkocht'), 'Uitverkocht'],
    ['an outage', failure(503, 'database down'), 'Mislukt'],
    ['no answer', failure(0, ''), 'Mislukt'],
    ['a bug of the page', new TypeError('x is undefined'), 'Mislukt'],
  ])('says %s above the form', (_case, error, above) => {
    expect(placeFailure(error, fields, 'Mislukt')).toEqual({ beside: [], above });
  });

  it('tells the first of several problems of a field', () => {
    const both = ['Te lang', 'Onjuist'].map((message) => ({ property: 'email', message }));
    expect(placeFailure(refused(both), fields, '').beside).toEqual([
      { field: 'shipping.email', message: 'Te lang' },
    ]);
  });

  it('takes no property for another that ends alike', () => {
    expect(placeFailure(refused([{ property: 'mail', message: 'Onjuist' }]), fields, '').beside).toEqual([]);
  });
});
