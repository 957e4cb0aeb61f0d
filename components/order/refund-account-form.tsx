'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { ruleResolver } from '@/lib/i18n/rule-resolver';
import { notify } from '@/lib/notifications/notify';
import type { RefundAccount } from '@/lib/order/models';
import { tellRefundAccount } from '@/lib/order/mutations';
import { orderKeys } from '@/lib/order/queries';
import { refundAccountSchema } from '@/lib/order/schema';
import type { SiteRules } from '@/lib/sites/models';

/** Asks where a transfer goes back to. */
export function RefundAccountForm({ site, orderId }: { site: SiteRules; orderId: string }) {
  const t = useTranslations('order.refunds');
  const client = useQueryClient();
  const { handleSubmit, fieldOf, failure, attempt, isSubmitting } = useCheckedForm<RefundAccount>(
    ruleResolver(refundAccountSchema),
    { accountHolder: '', iban: '' },
    ['accountHolder', 'iban'],
  );
  const submit = handleSubmit(async (account) => {
    if (await attempt(() => tellRefundAccount(site, orderId, account))) notify('success', t('accountSaved'));
    // Also after a failure: only the answer may have got lost, and the order then says where it goes.
    await client.invalidateQueries({ queryKey: orderKeys.all(site.code) });
  });
  return (
    <form noValidate onSubmit={submit} className="no-print mt-5 grid max-w-md gap-5">
      <p>{t('askAccount')}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Field
        {...fieldOf('accountHolder')}
        id="accountHolder"
        autoComplete="name"
        label={t('accountHolder')}
      />
      <Field {...fieldOf('iban')} id="iban" autoComplete="off" spellCheck={false} label="IBAN" />
      <Button type="submit" isLoading={isSubmitting} className="justify-self-start">
        {t('sendAccount')}
      </Button>
    </form>
  );
}
