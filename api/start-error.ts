/**
 * Why the shop cannot open, as sentences for whoever starts it: what is wrong, what was left as it was, what to do.
 * Printed without a stack; the text holds no password and no user name. All kinds have this one `name`, so that
 * readers in another module graph know them too.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
