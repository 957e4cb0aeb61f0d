/** A sentence of the shop and where it leads, if anywhere. */
export type OfferModel = {
  id: string;
  text: string;
  href: string | null;
  device: 'mobile' | 'desktop' | 'both';
};
