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

/** The SQLSTATEs PostgreSQL itself uses for a statement that ran too long and for a connection that broke. */
export const queryCancelled = '57014';
export const connectionLost = '08006';
export const transactionEnded = '25P01';
export const tooManyCalls = '53300';
