import type { Link, Product } from '@/api/contract/catalogue';
import { toDecimal } from '@/lib/money/format';
import { homePath, linkPath, productPath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';

/** Objects for `JsonLd`, in schema.org's words. `origin` is the origin of canonical addresses. */

const context = 'https://schema.org';

export function organisationData(site: Site, origin: string): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.name,
    url: new URL(homePath(site.code), origin).href,
    logo: new URL('/icon-512.png', origin).href,
    email: site.contact.email,
    telephone: site.contact.phone,
  };
}

export function breadcrumbData(site: Site, origin: string, links: readonly Link[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.title,
      item: new URL(linkPath(site.code, link), origin).href,
    })),
  };
}

/** What has to be made first can be ordered and is not there; what is sold out may be expected on a day. */
function availabilityOf({ isAvailable, delivery, restockDate }: Product): object {
  if (!isAvailable)
    return {
      availability: `${context}/OutOfStock`,
      ...(restockDate ? { availabilityStarts: restockDate } : {}),
    };
  return { availability: `${context}/${delivery?.productionDays ? 'BackOrder' : 'InStock'}` };
}

export function productData(site: Site, origin: string, product: Product): object {
  const { rating } = product;
  const url = new URL(productPath(site.code, product), origin).href;
  return {
    '@context': context,
    '@type': 'Product',
    name: product.title,
    sku: product.vsin,
    description: product.description.join(' '),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.media.map((medium) => new URL(medium.securePath, origin).href),
    url,
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(product.unitPrice),
      priceCurrency: product.unitPrice.currency,
      itemCondition: `${context}/NewCondition`,
      ...availabilityOf(product),
    },
  };
}
