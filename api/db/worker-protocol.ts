export type WorkerOptions = {
  /** Folder of the PostgreSQL files; null keeps everything in memory. */
  pgDir: string | null;
  isDurable: boolean;
};
export type WorkerRequest =
  | {
      id: number;
      kind: 'query';
      text: string;
      params: unknown[];
      rowMode: 'array' | 'object';
      /** Begins a transaction before it. */
      begins?: boolean | undefined;
    }
  | {
      id: number;
      kind: 'prepared';
      /** Under which the statement is kept parsed and planned. */
      name: string;
      /** Null once it has been run: it is long. */
      text: string | null;
      params: unknown[];
      rowMode: 'array' | 'object';
      begins?: boolean | undefined;
    }
  | { id: number; kind: 'exec'; text: string }
  /** Checkpoints, and copies all files into one; answers what is in it as a single row. */
  | { id: number; kind: 'spool'; target: string }
  | { id: number; kind: 'close' };
export type WorkerResult = {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
};
export type WorkerFailure = {
  message: string;
  /** SQLSTATE; empty when it was no database error. */
  code: string;
  /** PostgreSQL gave up (PANIC, FATAL), or the engine broke under it: what follows may never be answered. */
  isFatal: boolean;
  constraint: string;
  table: string;
  column: string;
  detail: string;
};
/** The answer with id 0 says whether the database could be opened. */
export type WorkerAnswer =
  | { id: number; result: WorkerResult; failure?: undefined }
  | { id: number; failure: WorkerFailure; result?: undefined };
