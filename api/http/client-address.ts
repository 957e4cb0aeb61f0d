/** The header in which the server in front of the API names the client; whatever a client sends in it is replaced. */
export const clientAddressHeader = 'x-linden-client';

/** The client's network address; one key for all who cannot be told apart. */
export function clientAddressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? 'unknown';
}
