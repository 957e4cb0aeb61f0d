'use client';

import type { ComponentProps } from 'react';
import { CompareToggle } from '@/components/compare/compare-toggle';
import { ProductPromotions } from '@/components/promotions/product-promotions';
import { AllVariants } from './all-variants';
import { AskQuestion } from './ask-question';
import { BackInStock } from './back-in-stock';
import { RecentlyViewed } from './recently-viewed';
import { ReviewBrowser } from './review-browser';
import { WayIn } from './way-in';

type Props =
  | { part: 'variants'; of: ComponentProps<typeof AllVariants> }
  | { part: 'compare'; of: ComponentProps<typeof CompareToggle> }
  | { part: 'backInStock'; of: ComponentProps<typeof BackInStock> }
  | { part: 'promotions'; of: ComponentProps<typeof ProductPromotions> }
  | { part: 'reviews'; of: ComponentProps<typeof ReviewBrowser> }
  | { part: 'question'; of: ComponentProps<typeof AskQuestion> }
  | { part: 'recent'; of: ComponentProps<typeof RecentlyViewed> }
  | { part: 'wayIn'; of: ComponentProps<typeof WayIn> };

/** One of the parts of a product's page that can wait. Nothing is seen at first of its promotions and of what was viewed. */
export function ProductPart(props: Props) {
  switch (props.part) {
    case 'variants':
      return <AllVariants {...props.of} />;
    case 'compare':
      return <CompareToggle {...props.of} />;
    case 'backInStock':
      return <BackInStock {...props.of} />;
    case 'promotions':
      return <ProductPromotions {...props.of} />;
    case 'reviews':
      return <ReviewBrowser {...props.of} />;
    case 'question':
      return <AskQuestion {...props.of} />;
    case 'recent':
      return <RecentlyViewed {...props.of} />;
    case 'wayIn':
      return <WayIn {...props.of} />;
  }
}
