/** The shop under test; `scripts/e2e-server.mjs` starts it. Runs at the same time each take a port of their own. */
export const port = Number(process.env.E2E_PORT ?? 3300);

/** Wiped at each start. A file named `maintenance` in it closes the shop. */
export const dataDir = `.data/e2e-${port}`;

/** The first account of staff, made at its first start. */
export const staff = { email: 'staff@linden.example', password: 'words that staff know' } as const;
