import { readServiceUrl } from '../contract/settings/forms.ts';
import { StartError } from '../contract/settings/start-error.ts';
import {
  databaseErrorOf,
  noSuchDatabase,
  noSuchFile,
  notAllowed,
  notSupported,
  tooManyCalls,
} from '../runtime/database-error.ts';
import { isConnectionState, isLostConnection } from './lost-connection.ts';

const oldestMajor = 15;

/** Host, port and database of an address, without user and password. */
function placeOf(databaseUrl: string | undefined): { server: string; name: string } {
  const { url, host } = readServiceUrl(databaseUrl ?? '') ?? { url: null, host: '' };
  if (url === null) return { server: 'the server of DATABASE_URL', name: '' };
  const socket = url.searchParams.get('host');
  return {
    server: socket ?? `${host || 'localhost'}:${url.port || '5432'}`,
    name: decodeURIComponent(url.pathname.slice(1)),
  };
}

/**
 * Why the shop cannot open on a PostgreSQL server, for whoever starts it; null for a failure of another kind. Texts of
 * the server are left out: they name the user.
 */
export function toServerStartError(error: unknown, databaseUrl?: string): StartError | null {
  const { server, name } = placeOf(databaseUrl);
  const state = databaseErrorOf(error)?.code ?? '';
  if (state.startsWith('28'))
    return new StartError(`PostgreSQL at ${server} refuses the user or the password of DATABASE_URL.`);
  if (state === noSuchDatabase)
    return new StartError(
      `PostgreSQL at ${server} has no database ${name}. Create it (createdb ${name}), or mend the name in DATABASE_URL.`,
    );
  if (state === notAllowed)
    return new StartError(
      'The user of DATABASE_URL may not create the tables of the shop. Make it the owner of the database: ALTER DATABASE … OWNER TO …',
    );
  if (state === notSupported || state === noSuchFile)
    return new StartError(
      'PostgreSQL lacks the extensions pg_trgm or unaccent. Install its contrib package (postgresql-contrib) on the server.',
    );
  if (state === tooManyCalls)
    return new StartError(
      `PostgreSQL at ${server} has no connection left. Raise max_connections, or end other programs.`,
    );
  if (isConnectionState(state) || isLostConnection(error))
    return new StartError(
      `PostgreSQL at ${server} cannot be reached or does not answer. Nothing was changed. Check that it runs, that ` +
        'DATABASE_URL names its host and port, and that no firewall is between them.',
    );
  return null;
}

/** @throws StartError when the server is too old */
export function checkServerVersion(versionNumber: number): void {
  const major = Math.floor(versionNumber / 10_000);
  if (major < oldestMajor)
    throw new StartError(
      `DATABASE_URL leads to PostgreSQL ${major}; the shop needs ${oldestMajor} or later.`,
    );
}
