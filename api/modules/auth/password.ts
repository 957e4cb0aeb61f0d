import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (what the library does) with 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters may be typed as different bytes (NIST SP 800-63B asks for NFKC). */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

/** At the same cost, of 32 random bytes that were thrown away. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$WMb8YPxi/R8zwlx3KDZrFw$BzmVUqNlh0iin2Dqu0Prj+AXOtw500MUn99Q/vov/IE';

/** Takes as long for somebody who does not exist (null) as for a wrong password. */
export async function isPasswordOf(
  account: { passwordHash: string } | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(account?.passwordHash ?? hashOfNobody, normal(password));
  return matches && account !== null;
}
