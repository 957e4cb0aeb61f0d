import { inOneLanguage } from '@/lib/remote-config/in-one-language';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import { pageConfigId } from '@/lib/remote-config/page-config';
import type { Site } from '@/lib/sites/sites';

/** What browsers need of the remote config, as data: parts that are loaded late read it without a call. */
export async function PageConfig({ site }: { site: Site }) {
  const config = await loadRemoteConfig(site.code);
  if (!config) return null;
  const { featureFlags, freeReturnDays } = config;
  const welcomePopup = config.welcomePopup && inOneLanguage(config.welcomePopup, site.language);
  // `<` is escaped, so no text inside can end the element.
  const json = JSON.stringify({ featureFlags, freeReturnDays, welcomePopup }).replace(/</g, '\\u003c');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
    <script type="application/json" id={pageConfigId} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
