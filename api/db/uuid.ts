/** Asked before a text is compared with a uuid column: PostgreSQL fails on anything else. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of nothing and nobody: never given. */
export const noId = '00000000-0000-0000-0000-000000000000';
