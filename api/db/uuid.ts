/** Asked before a text is compared with a uuid column: PostgreSQL fails on anything else. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
