import { meantEmail } from './email-slip';

test.each([
  ['jan@gmial.com', 'jan@gmail.com'],
  ['jan@gmail.co', 'jan@gmail.com'],
  ['jan@gmaill.com', 'jan@gmail.com'],
  ['Jan.de.Wit@Hotnail.com ', 'Jan.de.Wit@hotmail.com'],
  ['jan@zigo.nl', 'jan@ziggo.nl'],
])('%s is meant to be %s', (typed, meant) => expect(meantEmail(typed)).toBe(meant));

test.each([
  'jan@gmail.com',
  'jan@mail.com',
  'jan@lindenwonen.example',
  'jan@gmx.net',
  'jan@email.com',
  'jan@outlook.be',
  'jan@live.de',
  'jan',
  'jan@',
  '@gmial.com',
  '',
])('%s is left alone', (typed) => expect(meantEmail(typed)).toBeNull());
