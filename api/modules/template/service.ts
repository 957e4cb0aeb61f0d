import type { Template } from '../../contract/template.ts';
import type { templates } from '../../db/schema/content.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { isHiddenPage, templateAlias } from './aliases.ts';
import { withConfigQuestions } from './config-questions.ts';
import { contentFacts, fillTexts } from './content-facts.ts';
import { listTemplateVersions } from './repo.ts';
import { resolveSlots } from './resolve-slots.ts';

type Device = 'desktop' | 'mobile';

type TemplateCall = RequestContext & { params: Record<string, string> };

/** What is stored of a page as visitors see it. */
export async function showTemplate(
  { alias, seoInfo, slots }: Pick<typeof templates.$inferSelect, 'alias' | 'seoInfo' | 'slots'>,
  context: RequestContext,
  services: Services,
): Promise<Template> {
  return {
    alias,
    seoInfo: fillTexts(seoInfo, contentFacts(context, services)),
    slots: await resolveSlots(withConfigQuestions(alias, slots, context, services), context, services),
  };
}

/**
 * The template as the device shows it; where it has no version of its own, the desktop one stands in. A page that has not
 * been written in the language does not exist in it.
 * @throws ApiError `template-not-found`
 */
export async function readTemplate(
  { site, language, params }: TemplateCall,
  device: Device,
  services: Services,
) {
  const named = templateAlias(params.alias ?? '');
  const alias = named && isHiddenPage(named, services.config(site.code)) ? null : named;
  const versions = alias ? await listTemplateVersions(services.db, site.code, alias) : [];
  const version = [device, 'desktop']
    .map((shown) => versions.find((v) => v.language === language && v.device === shown))
    .find((found) => found !== undefined);
  if (!version) throw new ApiError('template-not-found');
  return showTemplate(version, { site, language }, services);
}
