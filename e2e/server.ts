/** The shop under test; `scripts/e2e-server.mjs` starts it. Runs at the same time each take a port of their own. */
export const port = Number(process.env.E2E_PORT ?? 3300);

export const origin = `http://localhost:${port}`;
/** The address of a path, for browsers that know no base. */
export const at = (path: string) => origin + path;

/** Wiped at each start. A file named `maintenance` in it closes the shop. */
export const dataDir = `.data/e2e-${port}`;

/** The first account of staff, made at its first start. */
export const staff = { email: 'staff@linden.example', password: 'words that staff know' } as const;
