'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import { closeProvider } from '@/lib/chat/provider';
import { isChatShownOn } from '@/lib/chat/shown-on';
import { pageConfig } from '@/lib/remote-config/page-config';
import { isWebView } from '@/lib/routes/web-view';
import { useSite } from '@/lib/sites/use-site';
import { useIsInTheWay } from './use-is-in-the-way';
import { usePanelState } from './use-panel-state';

/** §4: once the page is ready it takes another second. */
const delayMs = 1000;
const ChatPanel = lazy(() => withRetry(() => import('./chat-panel')));

/** Not for programs, not for apps, which have their own, and not where it is switched off. */
function useIsWanted(isShown: boolean): boolean {
  const { code } = useSite();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isShown || isWebView()) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const isMeant = !(await isBot()) && (await pageConfig(code))?.featureFlags.chat !== false;
      if (!isLeft) setWanted(isMeant);
    }, delayMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [code, isShown]);
  return isWanted;
}

function Chat() {
  const t = useTranslations('chat');
  const pathname = usePathname();
  const { isOpen, launcher, open, close } = usePanelState();
  const isInTheWay = useIsInTheWay(launcher);
  const [wasOpened, setOpened] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, whoever it belongs to.
  useEffect(() => closeProvider, [pathname]);

  return (
    <section aria-label={t('title')} className="contents">
      <button
        ref={launcher}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        inert={isOpen}
        data-away={isInTheWay || undefined}
        onClick={() => {
          setOpened(true);
          open();
        }}
        className="chat-launcher no-print fade-in fixed aria-expanded:invisible z-6 flex data-away:pointer-events-none data-away:opacity-0 items-center justify-center rounded-full border border-transparent bg-linden text-white shadow-float transition-opacity hover:bg-linden-dark active:bg-ink"
      >
        <Icon name="message-circle" size={24} />
        <span className="sr-only">{t('launcher')}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <ChatPanel isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** Questions of visitors, at the lower right corner of every page but those of the purchase (§4). */
export default function ChatPart() {
  const isShown = isChatShownOn(usePathname());
  const isWanted = useIsWanted(isShown);
  return isWanted && isShown && <Chat />;
}
