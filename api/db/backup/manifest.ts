import { array, type InferType, number, object, string } from 'yup';
import { StartError } from '../../contract/settings/start-error.ts';

const count = () => number().integer().min(0).required();
/** Paths of a database, as PostgreSQL names them: nothing that could lead out of the folder. */
const name = () =>
  string()
    .matches(/^[\w.-]+(\/[\w.-]+)*$/)
    .test((text) => !text?.split('/').includes('..'))
    .required();

/** What a backup says about itself; the first file in it. */
const manifestSchema = object({
  format: number().oneOf([1]).required(),
  /** The release that made it. */
  release: string().required(),
  createdAt: string().required(),
  postgresMajor: count(),
  /** Hashes of the migrations its tables have gone through. */
  migrations: array(string().required()).required(),
  counts: object({ orders: count(), customers: count(), products: count() }).required(),
  directories: array(name()).required(),
  files: array(object({ name: name(), size: count() }).required()).required(),
  /** Of the contents of all files, one after another. */
  sha256: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
});
export type Manifest = InferType<typeof manifestSchema>;

/** @throws StartError when this is not the manifest of a backup */
export function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    throw new StartError('This is no backup of the shop, or its first part is damaged.');
  }
}

export function describeBackup({ counts, createdAt, files, release }: Manifest): string {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1024 / 1024;
  const { orders, customers, products } = counts;
  return (
    `${orders} orders, ${customers} customers and ${products} products of ${createdAt} ` +
    `(release ${release}, ${megabytes.toFixed(0)} MB unpacked)`
  );
}
