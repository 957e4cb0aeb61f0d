import { comparedOf, comparePath } from './compare-paths';

it('an address names what is compared, and nothing of whoever compares', () => {
  expect(comparePath('nl', ['V1', 'V2'])).toBe('/nl/compare?of=V1,V2');
  expect(comparePath('be-fr')).toBe('/be-fr/compare');
  expect(comparedOf('V1,V2')).toEqual({ vsins: ['V1', 'V2'], beyond: 0 });
});

it('each is read once, four at most, and the others are counted', () => {
  expect(comparedOf('V1,V1,V2,V3,V4,V5,V6')).toEqual({ vsins: ['V1', 'V2', 'V3', 'V4'], beyond: 2 });
  expect(comparedOf(['V1', 'V2'])).toEqual({ vsins: ['V1', 'V2'], beyond: 0 });
});

it('what names no product compares nothing', () => {
  for (const query of [undefined, '', '<script>,C11', 'V'])
    expect(comparedOf(query)).toEqual({ vsins: [], beyond: 0 });
});
