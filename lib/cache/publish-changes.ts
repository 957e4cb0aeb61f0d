/** Where this process listens, and the secret of its internal route. */
export type OwnServer = { host: string | null; port: number; secret: string };

const anyHost = /^(0\.0\.0\.0|::|\[::\])$/;
export const secretHeader = 'x-linden-secret';
export const revalidatePath = '/internal/revalidate';
const limitMs = 10_000;

/**
 * Has Next render the pages of these tags again. By way of a request, because Next revalidates only inside one.
 * @throws when the route cannot be reached, refuses or gives no answer
 */
export async function publishChanges(own: OwnServer, tags: readonly string[]): Promise<void> {
  const host = own.host === null || anyHost.test(own.host) ? '127.0.0.1' : own.host;
  const place = host.includes(':') ? `[${host}]` : host;
  const response = await fetch(`http://${place}:${own.port}${revalidatePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [secretHeader]: own.secret },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`changed pages could not be announced: HTTP ${response.status}`);
}
