'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import type { ReviewForm as Form, OwnReviewModel, Proof, PurchaseModel } from '@/lib/reviews/models';
import { sendReview } from '@/lib/reviews/queries';
import { reviewFormSchema } from '@/lib/reviews/schema';
import type { SiteRules } from '@/lib/sites/models';
import { type ChosenPicture, PictureChoice } from './picture-choice';
import { StarChoice } from './star-choice';

type Props = {
  site: SiteRules;
  proof: Proof;
  purchase: PurchaseModel;
  onSent: (review: OwnReviewModel) => void;
  onCancel: () => void;
};

export function ReviewForm({ site, proof, purchase, onSent, onCancel }: Props) {
  const t = useTranslations('reviews.own');
  const { review, author, productId: id } = purchase;
  const { rating, title, text } = review ?? {};
  const { handleSubmit, fieldOf, setFocus, failure, attempt, isSubmitting } = useCheckedForm<Form>(
    ruleResolver(reviewFormSchema),
    { rating: rating ? String(rating) : '', title: title ?? '', text: text ?? '' },
    ['rating', 'title', 'text'],
  );
  const [pictures, setPictures] = useState<ChosenPicture[]>(review?.pictures ?? []);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setFocus('rating'), [setFocus]);
  const submit = handleSubmit((form) =>
    attempt(async () =>
      onSent(
        await sendReview(site, proof, purchase, { ...form, pictures: pictures.map((picture) => picture.id) }),
      ),
    ).then(() => undefined),
  );
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid max-w-xl gap-5 border-t border-sand pt-6">
      {failure && <Alert tone="error">{failure}</Alert>}
      <StarChoice {...fieldOf('rating')} id={`${id}-rating`} />
      <Field
        {...fieldOf('title')}
        id={`${id}-title`}
        autoComplete="off"
        label={t('title')}
        hint={t('titleHint')}
      />
      <TextArea {...fieldOf('text')} id={`${id}-text`} rows={6} label={t('text')} hint={t('textHint')} />
      <PictureChoice
        site={site}
        proof={proof}
        id={`${id}-pictures`}
        orderId={purchase.orderId}
        chosen={pictures}
        onChange={setPictures}
        onBusy={setBusy}
      />
      <p className="text-sm text-stone">{t('shownAs', { author })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isSubmitting || isBusy}>
          {t('send')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
