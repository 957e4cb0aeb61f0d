import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { templateAlias } from './aliases.ts';
import { listTemplateVersions } from './repo.ts';
import { resolveSlots } from './resolve-slots.ts';

type Device = 'desktop' | 'mobile';
type TemplateCall = RequestContext & { params: Record<string, string> };

/**
 * The template as the device shows it. Where there is no version for the device or the language, the desktop one and
 * the site's own language stand in.
 * @throws ApiError `template-not-found`
 */
export async function readTemplate(
  { site, language, params }: TemplateCall,
  device: Device,
  services: Services,
) {
  const alias = templateAlias(params.alias ?? '');
  const versions = alias ? await listTemplateVersions(services.db, site.code, alias) : [];
  const version = [language, site.language]
    .flatMap((wanted) =>
      [device, 'desktop'].map((shown) => versions.find((v) => v.language === wanted && v.device === shown)),
    )
    .find((found) => found !== undefined);
  if (!version) throw new ApiError('template-not-found');
  const slots = await resolveSlots(version.slots, { site, language }, services);
  return { alias: version.alias, seoInfo: version.seoInfo, slots };
}
