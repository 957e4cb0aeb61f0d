import { type ReactNode, ViewTransition } from 'react';

/** What links from a card to its product are marked with: no other move makes pictures travel. */
export const toProduct = 'to-product';

/**
 * The picture of a card and the first one on the product's page are the same thing: where the browser can, it travels
 * from one place to the other. Around one element with a background of its own;
 * null keeps it where it is.
 */
export function ProductPicture({ vsin, children }: { vsin: string | null; children: ReactNode }) {
  if (vsin === null) return children;
  return (
    <ViewTransition
      name={`picture-${vsin}`}
      default="none"
      share={{ [toProduct]: 'product-picture', default: 'none' }}
    >
      {children}
    </ViewTransition>
  );
}
