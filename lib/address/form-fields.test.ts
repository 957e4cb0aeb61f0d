import { fieldsOfRow, formFields } from './form-fields';

const namesOf = (fields: ReturnType<typeof fieldsOfRow>) => fields.map(({ name }) => name);

test('each row has its fields, from the left', () => {
  expect(namesOf(fieldsOfRow('contact'))).toEqual(['email', 'phone']);
  expect(namesOf(fieldsOfRow('number'))).toEqual(['houseNumber', 'addition']);
});

test('the form asks from contact to the parts of a city', () => {
  expect(namesOf([...formFields])).toEqual([
    ...['email', 'phone', 'firstName', 'lastName', 'companyName'],
    ...['vatNumber', 'taxOffice', 'taxNumber'],
    ...['zipCode', 'houseNumber', 'addition', 'street', 'city', 'county', 'district'],
  ]);
});
