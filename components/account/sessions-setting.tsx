'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { SessionModel } from '@/lib/account/models';
import { endAllSessions, endSession } from '@/lib/account/mutations';
import { sessionsQuery } from '@/lib/account/queries';
import { formatMoment } from '@/lib/dates/format-moment';
import { notify } from '@/lib/notifications/notify';
import type { SiteRules } from '@/lib/sites/models';
import { AccountFailed } from './account-failed';

/** Where the customer is signed in, to end one of them or all. */
export function SessionsSetting({ site }: { site: SiteRules }) {
  const t = useTranslations('account.sessions');
  const tAccount = useTranslations('account');
  const client = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(site));
  const [ending, setEnding] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function run(what: string, work: () => Promise<void>): Promise<void> {
    if (ending !== null) return;
    setEnding(what);
    try {
      await work();
      // Signed out everywhere, it turns until another page opens.
      if (what === 'all') return;
    } catch {
      notify('error', tAccount('failed'));
    }
    setEnding(null);
  }
  const end = ({ id, device }: SessionModel) =>
    run(id, async () => {
      await endSession(site, id);
      client.setQueryData<SessionModel[]>(sessionsQuery(site).queryKey, (all) =>
        all?.filter((other) => other.id !== id),
      );
      notify('success', t('ended', { device: device ?? t('unknown') }));
      heading.current?.focus();
    });

  return (
    <section aria-labelledby="my-sessions">
      <h2 id="my-sessions" ref={heading} tabIndex={-1} className="heading text-2xl outline-none">
        {t('title')}
      </h2>
      <p className="mt-2 text-stone">{t('text')}</p>
      {isError && <AccountFailed onRetry={() => void refetch()} />}
      {sessions && sessions.length > 0 && (
        <ul className="mt-4 border-t border-sand">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              site={site}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        isLoading={ending === 'all'}
        aria-describedby="everywhere-text"
        onClick={() => void run('all', () => endAllSessions(site))}
      >
        {t('everywhere')}
      </Button>
      <p id="everywhere-text" className="mt-2 text-sm text-stone">
        {t('everywhereText')}
      </p>
    </section>
  );
}

type RowProps = { site: SiteRules; session: SessionModel; isEnding: boolean; onEnd: () => void };

function SessionRow({ site, session, isEnding, onEnd }: RowProps) {
  const t = useTranslations('account.sessions');
  const device = session.device ?? t('unknown');
  const started = t('started', { date: formatMoment(session.startedAt, site) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-sand py-3">
      <div>
        <p className="font-medium">{device}</p>
        <p className="text-sm text-stone">
          {session.isCurrent
            ? `${t('current')} · ${started}`
            : `${started} · ${t('used', { date: formatMoment(session.lastUsedAt, site) })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="sm"
          isLoading={isEnding}
          aria-label={t('endOf', { device })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
