'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { LateMessages } from '@/lib/i18n/late-messages';
import { maxReportText, type ReportReason, reportReasons, sendReport } from '@/lib/product/report-review';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';

type Props = { reviewId: string; isOpen: boolean; onClose: () => void };

function Report({ reviewId, isOpen, onClose }: Props) {
  const site = useSite();
  const t = useTranslations('reviewReport');
  useBackCloses(isOpen, onClose);
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [text, setText] = useState('');
  const keyOf = useAttemptKey();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => sendReport(site, reviewId, { reason, text }, keyOf({ reason, text })),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        isSuccess ? undefined : (
          <Button isLoading={isPending} onClick={() => mutate()}>
            {t('send')}
          </Button>
        )
      }
    >
      {isSuccess ? (
        <p role="status">{t('sent')}</p>
      ) : (
        <div className="grid gap-5">
          <p>{t('text')}</p>
          {isError && <Alert tone="error">{t('failed')}</Alert>}
          <Select
            id={`report-reason-${reviewId}`}
            label={t('reason')}
            value={reason}
            options={reportReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))}
            onChange={({ target }) =>
              setReason(reportReasons.find((one) => one === target.value) ?? 'offensive')
            }
          />
          <TextArea
            id={`report-text-${reviewId}`}
            label={t('more')}
            optionalLabel={`(${t('optional')})`}
            maxLength={maxReportText}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}

const ReportWithQueries = withQueryProvider(Report);

/** The form with the words and the cache it needs. */
export default function ReportDialog(props: Props) {
  return (
    <LateMessages namespaces={['reviewReport']}>
      <ReportWithQueries {...props} />
    </LateMessages>
  );
}
