/** Kept in this document alone: an address stands in no address line and in no storage. */
let typed = '';

/** For who has told the address already, on the way to the page that asks for it. */
export function keepTypedEmail(email: string): void {
  typed = email;
}

export function readTypedEmail(): string {
  return typed;
}
