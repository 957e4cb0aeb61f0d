'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Rating } from '@/components/ui/rating';
import type { OwnReviewModel, Proof, PurchaseModel } from '@/lib/reviews/models';
import { purchasesQuery } from '@/lib/reviews/queries';
import type { SiteRules } from '@/lib/sites/models';
import { RemoveReview } from './remove-review';
import { ReviewForm } from './review-form';
import { ReviewPictures } from './review-pictures';

type Props = { site: SiteRules; proof: Proof; purchase: PurchaseModel };

/** A thing that was bought, what its buyer said of it, and the form that says or changes it. */
export function PurchaseCard({ site, proof, purchase }: Props) {
  const t = useTranslations('reviews.own');
  const client = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, version, href, orderedOn, media, review } = purchase;

  // What had the focus goes with the form or the button.
  const toHeading = () => heading.current?.focus();
  const show = (said: OwnReviewModel | null) => {
    client.setQueryData(purchasesQuery(site, proof).queryKey, (all) =>
      all?.map((one) => (one.productId === purchase.productId ? { ...one, review: said } : one)),
    );
    setWriting(false);
    toHeading();
  };
  return (
    <li className="rounded-md border border-sand bg-white p-5 md:p-6">
      <div className="flex gap-4">
        <ProductThumb media={media} sizes="112px" className="w-28 shrink-0 self-start" />
        <div className="min-w-0 grow">
          <h2 ref={heading} tabIndex={-1} className="font-medium outline-none">
            <Link href={href} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h2>
          <p className="text-sm text-stone">
            {[version, t('ordered', { date: orderedOn })].filter(Boolean).join(' · ')}
          </p>
          {review && !isWriting && <Said review={review} />}
          {!isWriting && (
            <div className="mt-3 flex flex-wrap gap-3">
              <Button
                variant={review ? 'secondary' : 'primary'}
                size="sm"
                aria-label={t(review ? 'changeOf' : 'writeOf', { title })}
                onClick={() => setWriting(true)}
              >
                {t(review ? 'change' : 'write')}
              </Button>
              {review && (
                <RemoveReview
                  site={site}
                  proof={proof}
                  reviewId={review.id}
                  title={title}
                  onRemoved={() => show(null)}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {isWriting && (
        <ReviewForm
          site={site}
          proof={proof}
          purchase={purchase}
          onSent={show}
          onCancel={() => {
            setWriting(false);
            toHeading();
          }}
        />
      )}
    </li>
  );
}

function Said({ review }: { review: OwnReviewModel }) {
  const t = useTranslations('reviews.own');
  const { rating, title, text, pictures, status, isShown, reason, note } = review;
  const state = status === 'waiting' && isShown ? 'waitingChange' : status;
  return (
    <div className="mt-3">
      <p role="status" className="text-sm font-medium">
        {t(`states.${state}`)}
      </p>
      {reason && <p className="text-sm text-stone">{t(`reasons.${reason}`)}</p>}
      {note && <p className="text-sm text-stone">{note}</p>}
      <div className="mt-2">
        <Rating average={rating} label={t('stars', { rating: String(rating) })} />
        <p className="font-medium">{title}</p>
        <p className="reading-width whitespace-pre-line">{text}</p>
        {status !== 'refused' && (
          <ReviewPictures
            pictures={pictures}
            label={(number) => t('pictures.nth', { number })}
            closeLabel={t('close')}
          />
        )}
      </div>
    </div>
  );
}
