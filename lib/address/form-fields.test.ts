import { fieldsOfRow, formFields } from './form-fields';

const namesOf = (fields: ReturnType<typeof fieldsOfRow>) => fields.map(({ name }) => name);

test('each row has its fields, from the left', () => {
  expect(namesOf(fieldsOfRow('contact'))).toEqual(['email', 'phone']);
  expect(namesOf(fieldsOfRow('number'))).toEqual(['zipCode', 'houseNumber', 'addition']);
});

test('the form asks from contact to city, and not for what no site asks for', () => {
  expect(namesOf([...formFields])).toEqual([
    ...['email', 'phone', 'firstName', 'lastName', 'companyName'],
    ...['zipCode', 'houseNumber', 'addition', 'street', 'city'],
  ]);
});
