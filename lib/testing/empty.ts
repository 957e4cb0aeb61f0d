/** Stands in for `server-only`, which refuses to be loaded outside a server bundle. */
export {};
