import { addMethod, NumberSchema, Schema } from 'yup';

type Value = string | number | boolean | null;

declare module 'yup' {
  interface Schema<TType, TContext, TDefault, TFlags> {
    /** Exactly this value. */
    isExactly(other: Value): this;
    /** Any but this value. */
    isNot(other: Value): this;
    /** None of these. */
    excluded(values: readonly Value[]): this;
    /** Has to be filled in when another field of the same object has one of these values. */
    requiredIf(field: string, values: readonly Value[]): this;
  }
  interface NumberSchema<TType, TContext, TDefault, TFlags> {
    /** From `min` to `max`, both of them included. */
    between(min: number, max: number): this;
  }
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

addMethod(Schema, 'isExactly', function (other: Value) {
  return this.test({
    name: 'is',
    message: 'is',
    params: { other: String(other) },
    test: (value) => isMissing(value) || value === other,
  });
});

addMethod(Schema, 'isNot', function (other: Value) {
  return this.test({
    name: 'is_not',
    message: 'is_not',
    params: { other: String(other) },
    test: (value) => value !== other,
  });
});

addMethod(Schema, 'excluded', function (values: readonly Value[]) {
  return this.test({
    name: 'excluded',
    message: 'excluded',
    test: (value) => isMissing(value) || !values.some((one) => one === value),
  });
});

addMethod(Schema, 'requiredIf', function (field: string, values: readonly Value[]) {
  return this.test({
    name: 'required_if',
    message: 'required_if',
    test: (value, { parent }) => !isMissing(value) || !values.some((one) => one === parent[field]),
  });
});

addMethod(NumberSchema, 'between', function (min: number, max: number) {
  return this.test({
    name: 'between',
    message: 'between',
    params: { min, max },
    skipAbsent: true,
    test: (value) => Number(value) >= min && Number(value) <= max,
  });
});
