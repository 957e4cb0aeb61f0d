/** Ends a start for a reason its message tells in full: it is printed without a stack. */
export class StartError extends Error {
  readonly exitCode: number = 1;
}
