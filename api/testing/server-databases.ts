import pg from 'pg';

async function run<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export function hasServerDatabase(serverUrl: string, name: string): Promise<boolean> {
  return run(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    return rowCount === 1;
  });
}

/** Names are made by the tests themselves, of letters, digits and underscores. */
export function copyServerDatabase(serverUrl: string, from: string, to: string): Promise<void> {
  return run(serverUrl, async (client) => {
    // One copy at a time: PostgreSQL refuses a template that somebody else is just copying.
    await client.query('SELECT pg_advisory_lock(7346503)');
    await client.query(`CREATE DATABASE "${to}" TEMPLATE "${from}"`);
  });
}

export function createServerDatabase(serverUrl: string, name: string): Promise<void> {
  return run(serverUrl, async (client) => void (await client.query(`CREATE DATABASE "${name}"`)));
}

export function dropServerDatabase(serverUrl: string, name: string): Promise<void> {
  return run(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
}

/** Cuts the connections of this name, as an operator or a failing network would. */
export function terminateConnections(serverUrl: string, applicationName: string): Promise<void> {
  return run(serverUrl, async (client) => {
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
      applicationName,
    ]);
  });
}

/** Opens a database to connections, or closes it and cuts those it has. */
export function setDatabaseOpen(serverUrl: string, name: string, isOpen: boolean): Promise<void> {
  return run(serverUrl, async (client) => {
    await client.query(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS ${isOpen}`);
    if (!isOpen)
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  });
}
