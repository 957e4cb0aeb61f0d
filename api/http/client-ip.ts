import { clientIpHeader } from '../contract/transport.ts';

/** The shop's own calls: pages rendered in this process ask without a network, for everybody at once. */
export const internalClient = 'shop';

/** The client's IP; `internalClient` for calls that came over no network. */
export function clientIpOf(request: Request): string {
  return request.headers.get(clientIpHeader) ?? internalClient;
}
