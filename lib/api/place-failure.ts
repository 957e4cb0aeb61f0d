import { linesOf, refusalText } from './error-text';
import { isApiFailure } from './failure';

/** The problems of a form: each beside its field, and what is said above all of them. */
export type PlacedFailure<Field extends string> = {
  beside: readonly { field: Field; message: string }[];
  above: string | null;
};

/** The field of a form that a property of the API is about: `zipCode` is `shipping.zipCode`, if that is one of them. */
function fieldOf<Field extends string>(fields: readonly Field[], property: string): Field | undefined {
  const name = property.replace(/^items\[\d+\]\./, '');
  return fields.find((field) => field === name || field.endsWith(`.${name}`));
}

/**
 * Where the texts of a failure belong in a form with these fields: beside a field that the API names, everything else
 * above it. `generic` is what the form says of a failure that nobody has words for.
 */
export function placeFailure<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  generic: string,
): PlacedFailure<Field> {
  const problems = isApiFailure(error) ? error.fields : [];
  // Of several problems of one field the first is told, as forms do themselves.
  const told = new Map<Field, string>();
  for (const { property, message } of problems) {
    const field = fieldOf(fields, property);
    if (field !== undefined && !told.has(field)) told.set(field, message);
  }
  const beside = [...told].map(([field, message]) => ({ field, message }));
  if (beside.length === 0) return { beside, above: refusalText(error) ?? generic };
  const others = problems.filter(({ property }) => fieldOf(fields, property) === undefined);
  return { beside, above: others.length > 0 ? linesOf(others) : null };
}
