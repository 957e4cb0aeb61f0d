/** The SQLSTATEs that this shop tells apart, or gives a failure of its own as PostgreSQL would. */
export const connectionLost = '08006';
export const uniqueViolation = '23505';
export const transactionEnded = '25P01';
export const noSuchDatabase = '3D000';
export const notAllowed = '42501';
export const notSupported = '0A000';
export const diskFull = '53100';
export const tooManyCalls = '53300';
/** A statement that ran too long. */
export const queryCancelled = '57014';
export const shutDown = '57P01';
export const noSuchFile = '58P01';

/** A failed statement of the embedded engine, with the fields that node-postgres gives too. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(
    message: string,
    code: string,
    more: { constraint?: string; table?: string; column?: string; detail?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.constraint = more.constraint || undefined;
    this.table = more.table || undefined;
    this.column = more.column || undefined;
    this.detail = more.detail || undefined;
  }
}

/** SQLSTATE and constraint of a failed statement, found below Drizzle's wrapper; null for any other error. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | null } | null {
  let current = error;
  for (let depth = 0; depth < 5 && typeof current === 'object' && current !== null; depth++) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      const constraint = 'constraint' in current && current.constraint;
      return { code: current.code, constraint: typeof constraint === 'string' ? constraint : null };
    }
    current = 'cause' in current ? current.cause : null;
  }
  return null;
}
