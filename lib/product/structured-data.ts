import type { ProductModel } from './types';

/** Minor units as the decimal text schema.org wants: 129900 → "1299.00". */
function decimal(amountMinor: number): string {
  const text = String(amountMinor).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** schema.org Product of one variant. `origin` is the public origin, e.g. `https://www.example.com`. */
export function productStructuredData(model: ProductModel, href: string, origin: string): object {
  const { unitPrice, isAvailable } = model.availability;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: model.title,
    sku: model.productId,
    description: model.description.join(' '),
    image: model.media.map((medium) => new URL(medium.securePath, origin).href),
    brand: { '@type': 'Brand', name: model.brand },
    manufacturer: { '@type': 'Organization', name: model.maker.name },
    ...(model.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: model.rating.average,
        reviewCount: model.rating.count,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: new URL(href, origin).href,
      price: decimal(unitPrice.amount),
      priceCurrency: unitPrice.currency,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
