'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { shareBasket } from '@/api/contract/calls/basket';
import { Button } from '@/components/ui/button';
import { withSession } from '@/lib/auth/session';
import { type PassedOn, passOnLink } from '@/lib/basket/pass-on-link';
import { notify } from '@/lib/notifications/notify';
import { sharedBasketPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

/** Gives the shopper a link that rebuilds this basket for somebody else. */
export function ShareButton({ site }: { site: SiteRules }) {
  const t = useTranslations('basket');
  const { mutate, isPending } = useMutation<PassedOn>({
    mutationFn: async () => {
      const share = await withSession(site, (api) => api.send(shareBasket));
      const url = new URL(sharedBasketPath(site.code, share.key), window.location.origin);
      return passOnLink(url.href, t('shareTitle'));
    },
    onSuccess: (done) => {
      if (done === 'copied') notify('success', t('shareCopied'));
    },
    onError: () => notify('error', t('shareFailed')),
  });
  return (
    <Button variant="secondary" className="mt-3 w-full" isLoading={isPending} onClick={() => mutate()}>
      {t('share')}
    </Button>
  );
}
