/** Whether the system gave this code (`ENOENT`). By shape: errors of Node itself are of another realm in tests. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
