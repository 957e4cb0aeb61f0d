import { boolean, number, object, string } from 'yup';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const schema = object({
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres://')
    .optional(),
  DATA_DIR: string().default('.data'),
  LOG_LEVEL: string().oneOf(logLevels).default('info'),
  MAINTENANCE: boolean().default(false),
  FIREBASE_SERVICE_ACCOUNT: string().optional(),
  /** Milliseconds. */
  QUERY_LIMIT_MS: number().integer().min(100).default(10_000),
  PORT: number().integer().min(0).max(65_535).default(3001),
});

export type ApiEnvironment = {
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: (typeof logLevels)[number];
  maintenance: boolean;
  serviceAccount: string | undefined;
  queryLimitMs: number;
  port: number;
};

/** What the API reads of the environment, checked once at start. Empty variables count as unset. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): ApiEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  if (set.MAINTENANCE === '1') set.MAINTENANCE = 'true';
  if (set.MAINTENANCE === '0') set.MAINTENANCE = 'false';
  const values = schema.validateSync(set);
  return {
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    maintenance: values.MAINTENANCE,
    serviceAccount: values.FIREBASE_SERVICE_ACCOUNT,
    queryLimitMs: values.QUERY_LIMIT_MS,
    port: values.PORT,
  };
}
