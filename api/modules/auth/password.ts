import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (what the library does) with 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters may be typed as different bytes (NIST SP 800-63B asks for NFKC). */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

let nobodys: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobodys ??= hash(randomBytes(32), cost).catch((error: unknown) => {
    nobodys = undefined;
    throw error;
  });
  return nobodys;
}

/** Takes as long for somebody who does not exist (null) as for a wrong password. */
export async function isPasswordOf(
  account: { passwordHash: string } | null,
  password: string,
): Promise<boolean> {
  const ofNobody = await hashOfNobody();
  const matches = await verify(account?.passwordHash ?? ofNobody, normal(password));
  return matches && account !== null;
}
