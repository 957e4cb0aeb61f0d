'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { makeShareLink } from '@/lib/basket/mutations';
import { type PassedOn, passOnLink } from '@/lib/basket/pass-on-link';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';

/** Gives the shopper a link that rebuilds this basket for somebody else. */
export function ShareButton({ site }: { site: SiteRules }) {
  const t = useTranslations('basket');
  const { mutate, isPending } = useMutation<PassedOn>({
    mutationFn: async () => passOnLink(await makeShareLink(site), t('shareTitle')),
    onSuccess: (done) => {
      if (done === 'copied') notify('success', t('shareCopied'));
    },
    onError: () => notify('error', t('shareFailed')),
  });
  return (
    <Button variant="quiet" className="mt-3" isLoading={isPending} onClick={() => mutate()}>
      {t('share')}
    </Button>
  );
}
