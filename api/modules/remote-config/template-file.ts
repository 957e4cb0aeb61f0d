import { readFileSync } from 'node:fs';
import { object, string } from 'yup';

const parameterSchema = object({ defaultValue: object({ value: string().defined() }).required() });
const fileUrl = new URL('../../../config/remote-config.json', import.meta.url);

/** The template the shop comes with, in the form Firebase exports, as JSON text. */
export function readTemplateFile(): string {
  // The SDK refuses a template without an etag, which an exported file does not have.
  return JSON.stringify({ etag: 'file', ...JSON.parse(readFileSync(fileUrl, 'utf8')) });
}

/** The default value of each parameter, without its conditions: good enough until these can be evaluated. */
export function defaultValuesOf(template: string): (key: string) => string | undefined {
  const parsed: unknown = JSON.parse(template);
  const parameters =
    typeof parsed === 'object' && parsed !== null && 'parameters' in parsed ? parsed.parameters : {};
  return (key) => {
    if (typeof parameters !== 'object' || parameters === null || !Object.hasOwn(parameters, key))
      return undefined;
    return parameterSchema.validateSync(Reflect.get(parameters, key)).defaultValue.value;
  };
}
