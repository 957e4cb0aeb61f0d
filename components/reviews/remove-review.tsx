'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import type { Proof } from '@/lib/reviews/models';
import { takeReviewBack } from '@/lib/reviews/queries';
import type { SiteRules } from '@/lib/sites/models';

type Props = { site: SiteRules; proof: Proof; reviewId: string; title: string; onRemoved: () => void };

export function RemoveReview({ site, proof, reviewId, title, onRemoved }: Props) {
  const t = useTranslations('reviews.own');
  const [isAsking, setAsking] = useState(false);
  useBackCloses(isAsking, () => setAsking(false));
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => takeReviewBack(site, proof, reviewId),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={t('removeOf', { title })} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button isLoading={isPending} onClick={() => mutate()}>
              {t('removeConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('removeKeep')}
            </Button>
          </div>
        }
      >
        <p>{t('removeText')}</p>
        {isError && (
          <Alert tone="error" className="mt-4">
            {t('failed')}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
