/** The header in which the server in front of the API names the client; whatever a client sends in it is replaced. */
export const clientAddressHeader = 'x-linden-client';

/** The shop's own calls: pages rendered in this process ask without a network, for everybody at once. */
export const shopItself = 'shop';

/** The client's network address; `shopItself` for calls that came over no network. */
export function clientAddressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? shopItself;
}
