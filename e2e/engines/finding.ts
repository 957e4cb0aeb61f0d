/** What an engine holds against a page: its rule, and where. */
export type Finding = { rule: string; at: string };
