import { withWholeZipCode } from './whole-zip-code';

test.each([
  ['3542 AD', 'Houtkade 14, 3542 AD Utrecht', 'Houtkade 14, 3542\u00a0AD Utrecht'],
  ['10115', '10115 Berlin', '10115 Berlin'],
  ['', 'Houtkade 14', 'Houtkade 14'],
])('"%s" stays whole in "%s"', (zipCode, line, whole) => {
  expect(withWholeZipCode([line], zipCode)).toEqual([whole]);
});
