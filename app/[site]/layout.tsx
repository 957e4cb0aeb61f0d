import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { version } from '@/api/contract/version';
import { FollowLinks } from '@/components/layout/follow-links';
import { LateParts } from '@/components/layout/late-parts';
import { Notifications } from '@/components/notifications/notifications';
import { env } from '@/lib/env/env';
import { webViewScript } from '@/lib/routes/web-view-script';
import { baseMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';
import { failureTexts } from '@/messages/failure';
import { fontVariables } from '../fonts';
import '../globals.css';
// For the error boundaries below this layout, each of which would bring its own copy.
import '@/components/status/lazy-error-page';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#FBF9F6',
  colorScheme: 'light',
};

export async function generateMetadata(): Promise<Metadata> {
  return baseMetadata(await currentSite());
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('layout')]);
  const failure = failureTexts[site.language];
  return (
    <html
      lang={site.locale}
      className={fontVariables}
      data-sentry-dsn={env().sentryDsn ?? undefined}
      data-failure={failure.title}
      data-retry={failure.retry}
      data-chat-script={env().chatScript?.href}
      data-tag-manager={env().tagManager?.href}
      data-phone={site.contact.phone}
      data-email={site.contact.email}
      // The script below may have added an attribute that the HTML, which everyone gets, does not have.
      suppressHydrationWarning
    >
      <head>
        <meta name="version" content={version} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of pages names by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: webViewScript }} />
      </head>
      <body>
        {children}
        <FollowLinks />
        <Notifications label={t('notifications')} />
        <LateParts />
      </body>
    </html>
  );
}
