import { ValidationError } from 'yup';
import { aboutSetting, type SettingName, type Settings, settingNames, settingsSchema } from './schema.ts';
import { StartError, wrongSettingsCode } from './start-error.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Some settings are wrong. Its message names them, what they must be and an example; it cannot hold a value. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
  readonly names: readonly SettingName[];
  constructor(names: readonly SettingName[]) {
    const lines = names.map((name) => {
      const { mustBe, example } = aboutSetting(name);
      return `  ${name} must be ${mustBe}, for example ${example}`;
    });
    const count = names.length === 1 ? 'A setting is' : `${names.length} settings are`;
    super(`${count} wrong. The file .env.example explains each.\n${lines.join('\n')}`, wrongSettingsCode);
    this.names = names;
  }
}

/** Empty variables count as unset. A password may begin or end with a space, nothing else does. */
function givenSettings(variables: Variables): Record<string, string> {
  const given = settingNames.flatMap((name) => {
    const value = name === 'ADMIN_PASSWORD' ? variables[name] : variables[name]?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** Names of those the schema refuses. */
function findWrong(given: Record<string, string>): readonly string[] {
  try {
    settingsSchema.validateSync(given, { abortEarly: false });
    return [];
  } catch (error) {
    // It holds every value: nothing of it but the names goes on from here.
    if (!ValidationError.isError(error)) throw new TypeError('The settings could not be checked.');
    return [error, ...error.inner].map(({ path = '' }) => path.replace(/\[.*$/, ''));
  }
}

/**
 * All settings of storefront and API, checked together.
 * @param findFurther names settings that are wrong for a reason only the caller can see, such as a missing file
 * @throws SettingsError naming every wrong one
 */
export function readSettings(
  variables: Variables,
  findFurther: (given: Readonly<Record<string, string>>) => readonly SettingName[] = () => [],
): Settings {
  const given = givenSettings(variables);
  const wrong = new Set<string>([...findWrong(given), ...findFurther(given)]);
  if (wrong.size > 0) throw new SettingsError(settingNames.filter((name) => wrong.has(name)));
  return settingsSchema.cast(given);
}
