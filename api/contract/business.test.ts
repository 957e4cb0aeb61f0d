import { type Business, businessProblems, businessSchema } from './business.ts';

const none: Business = { companyName: '', vatNumber: '', taxOffice: '', taxNumber: '' };
const company = { ...none, companyName: 'De Wit B.V.' };
const dutch = { country: 'NL', isForBusinesses: false };
const turkish = { country: 'TR', isForBusinesses: false };
const problems = (business: Business, shop: Parameters<typeof businessProblems>[1]) =>
  businessProblems(business, shop).map(({ property, message }) => `${property}: ${message}`);

test('who is no business tells nothing, but where only businesses buy', () => {
  expect(problems(none, dutch)).toEqual([]);
  expect(problems(none, { country: 'TR', isForBusinesses: true })).toEqual([
    'companyName: required',
    'taxOffice: required',
    'taxNumber: required',
  ]);
});

test('a business may have no VAT number, but a number belongs to a company', () => {
  expect(problems(company, dutch)).toEqual([]);
  expect(problems({ ...none, vatNumber: 'NL001234567B01' }, dutch)).toEqual(['companyName: required']);
});

test('each country asks for what its businesses are known by, and for nothing else', () => {
  expect(problems({ ...company, taxOffice: 'Kadıköy' }, dutch)).toEqual(['taxOffice: invalid']);
  expect(problems({ ...company, vatNumber: 'NL001234567B01' }, turkish)).toEqual([
    'vatNumber: invalid',
    'taxOffice: required',
    'taxNumber: required',
  ]);
  const whole = { ...company, taxOffice: 'Kadıköy', taxNumber: '1234567890' };
  expect(problems(whole, turkish)).toEqual([]);
});

test('numbers are those of some country, however they are typed', () => {
  expect(businessSchema.validateSync({ vatNumber: 'nl 0012.345.67 b01' }).vatNumber).toBe('NL001234567B01');
  expect(businessSchema.isValidSync({ vatNumber: 'NL12' })).toBe(false);
  expect(businessSchema.isValidSync({ taxNumber: '123' })).toBe(false);
});
