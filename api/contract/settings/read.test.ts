import { readSettings, SettingsError } from './read.ts';

function failureOf(variables: Record<string, string>): SettingsError {
  try {
    readSettings(variables);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('The settings were taken.');
}

describe('settings', () => {
  test('an empty one is as good as none, and spaces around one do not count', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '   ' })).toEqual(readSettings({}));
    expect(readSettings({ PORT: ' 8080 ' }).PORT).toBe(8080);
  });

  test('all wrong ones are named at once, each with what it must be', () => {
    const error = failureOf({ PORT: '80a', PUBLIC_URL: 'shop', MAINTENANCE: 'maybe', LOG_LEVEL: 'info' });
    expect(error.names.toSorted()).toEqual(['MAINTENANCE', 'PORT', 'PUBLIC_URL']);
    expect(error.message).toContain('PORT must be a whole number');
  });

  test('no message holds a value, which may be a secret', () => {
    const error = failureOf({ DATABASE_URL: 'mysql://root:hunter2@db', PORT: 'hunter2' });
    expect(`${error.message} ${error.stack}`).not.toContain('hunter2');
  });

  test('a list with one wrong entry is wrong under the name of the list', () => {
    expect(failureOf({ SITES: 'nl,atlantis' }).names).toEqual(['SITES']);
    expect(readSettings({ SITES: 'nl, de' }).SITES).toEqual(['nl', 'de']);
  });

  test('what only the caller can see counts as well', () => {
    expect(() => readSettings({ DATA_DIR: '/tmp' }, () => ['DATA_DIR'])).toThrow('DATA_DIR must be');
  });

  test('a password may begin with a space', () => {
    const given = { ADMIN_EMAIL: 'admin@example.nl', ADMIN_PASSWORD: ' three words 42' };
    expect(readSettings(given).ADMIN_PASSWORD).toBe(given.ADMIN_PASSWORD);
  });
});
