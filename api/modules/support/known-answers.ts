import { and, eq, sql } from 'drizzle-orm';
import { contentPath } from '../../contract/page-paths.ts';
import { snippetSchemas } from '../../contract/snippets.ts';
import type { SupportAnswer } from '../../contract/support.ts';
import { templates } from '../../db/schema/content.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { pickText } from '../product/localise.ts';
import { isHiddenPage } from '../template/aliases.ts';
import { helpCentre } from '../template/config-questions.ts';
import { contentFacts, fillTexts } from '../template/content-facts.ts';
import { sectionsOf } from './sections.ts';

const faq = snippetSchemas.faq.required();
const article = snippetSchemas['full-width-text'].required();

/** Questions of all pages of the site, and the texts of its policies. */
async function listSnippets({ site, language }: RequestContext, { db }: Services) {
  const slot = sql`slot.value`;
  return db
    .select({
      alias: templates.alias,
      seoInfo: templates.seoInfo,
      context: sql<unknown>`${slot} -> 'context'`,
    })
    .from(templates)
    .innerJoin(sql`jsonb_array_elements(${templates.slots}) AS slot`, sql`true`)
    .where(
      and(
        eq(templates.site, site.code),
        eq(templates.language, language),
        eq(templates.device, 'desktop'),
        sql`(${slot} ->> 'snippetCode' = 'faq'
          OR ${slot} ->> 'snippetCode' = 'full-width-text' AND ${templates.policy} IS NOT NULL)`,
      ),
    )
    .orderBy(sql`${templates.alias} <> ${helpCentre}`, templates.alias);
}

/** What the shop has written down for everybody: remote config, help centre and other pages, policies. */
export async function listKnownAnswers(
  context: RequestContext,
  services: Services,
): Promise<SupportAnswer[]> {
  const { site, language } = context;
  const config = services.config(site.code);
  const configured = config.faq.map(({ question, answer }) => ({
    title: pickText(question, language),
    lines: [pickText(answer, language)],
    link: null,
  }));
  const snippets = (await listSnippets(context, services)).filter(
    ({ alias }) => !isHiddenPage(alias, config),
  );
  const written = snippets.flatMap(({ alias, seoInfo, context: found }) => {
    const link = { path: contentPath(alias), title: pickText(seoInfo.title, language) };
    if (faq.isValidSync(found))
      return found.questions.map(({ question, answer }) => ({ title: question, lines: [answer], link }));
    if (article.isValidSync(found))
      return sectionsOf(found.body).map(({ title, text }) => ({
        title: `${link.title}: ${title}`,
        lines: [text],
        link,
      }));
    return [];
  });
  const all = fillTexts([...configured, ...written], contentFacts(context, services));
  // A question that stands on several pages is one, at its first place: config, then the help centre.
  return all.filter(({ title }, index) => all.findIndex((one) => one.title === title) === index);
}
