import { addMethod, MixedSchema } from 'yup';

/** A file of a form, or what is known of a stored one. */
export type NamedFile = { name: string; type: string /** In bytes. */; size: number };
type Measures = { width: number; height: number };
/** How large a picture is, in pixels; null for what is none. */
export type Measure = (file: NamedFile) => Promise<Measures | null>;

declare module 'yup' {
  interface MixedSchema<TType, TContext, TDefault, TFlags> {
    /** The name ends in one of these, written without a dot. */
    ext(extensions: readonly string[]): this;
    /** Of one of these types; `image/*` is all of a kind. */
    mimes(types: readonly string[]): this;
    /** A picture that browsers show. */
    image(): this;
    /** At most so many kB of 1024 bytes. */
    size(maxKb: number): this;
    /** A picture of exactly these pixels. */
    dimensions(wanted: Measures, measure: Measure): this;
  }
}

function isFile(value: unknown): value is NamedFile {
  return typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'size' in value;
}

/** The files of a value: one, several, none; null where it is something else. */
function filesOf(value: unknown): NamedFile[] | null {
  if (value === undefined || value === null || value === '') return [];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const files = list.filter(isFile);
  return files.length === list.length ? files : null;
}

function everyFile(value: unknown, holds: (file: NamedFile) => boolean): boolean {
  return filesOf(value)?.every(holds) ?? false;
}

const extensionOf = ({ name }: NamedFile) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

function isOfType({ type }: NamedFile, wanted: string): boolean {
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

const shownExtensions = ['avif', 'bmp', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'];

addMethod(MixedSchema, 'ext', function (extensions: readonly string[]) {
  return this.test({
    name: 'ext',
    message: 'ext',
    params: { extensions: extensions.join(', ') },
    test: (value) =>
      everyFile(value, (file) => extensions.some((one) => one.toLowerCase() === extensionOf(file))),
  });
});

addMethod(MixedSchema, 'mimes', function (types: readonly string[]) {
  return this.test({
    name: 'mimes',
    message: 'mimes',
    params: { types: types.join(', ') },
    test: (value) => everyFile(value, (file) => types.some((type) => isOfType(file, type))),
  });
});

addMethod(MixedSchema, 'image', function () {
  return this.test({
    name: 'image',
    message: 'image',
    test: (value) =>
      everyFile(
        value,
        (file) => isOfType(file, 'image/*') && shownExtensions.some((one) => one === extensionOf(file)),
      ),
  });
});

addMethod(MixedSchema, 'size', function (maxKb: number) {
  return this.test({
    name: 'size',
    message: 'size',
    params: { size: maxKb },
    test: (value) => everyFile(value, ({ size }) => size <= maxKb * 1024),
  });
});

addMethod(MixedSchema, 'dimensions', function (wanted: Measures, measure: Measure) {
  return this.test({
    name: 'dimensions',
    message: 'dimensions',
    params: wanted,
    test: async (value) => {
      const files = filesOf(value);
      if (!files) return false;
      const measured = await Promise.all(files.map(measure));
      return measured.every((one) => one?.width === wanted.width && one.height === wanted.height);
    },
  });
});
