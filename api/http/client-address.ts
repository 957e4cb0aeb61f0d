import { clientAddressHeader } from '../contract/transport.ts';

/** The shop's own calls: pages rendered in this process ask without a network, for everybody at once. */
export const shopItself = 'shop';

/** The client's network address; `shopItself` for calls that came over no network. */
export function clientAddressOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? shopItself;
}
