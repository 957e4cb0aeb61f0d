/** The exit code of a program whose settings are wrong. */
export const wrongSettingsCode = 78;

/**
 * Ends a start for a reason its message tells in full (what is wrong, what was left as it was, what to do): it is
 * printed without a stack. The message holds no password and no user name.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
