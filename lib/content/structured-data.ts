import 'server-only';
import { getTranslations } from 'next-intl/server';
import { listPolicies } from '@/api/contract/calls/policies';
import { listShowrooms } from '@/api/contract/calls/showrooms';
import { orElse } from '@/lib/api/or-else';
import { serverApi } from '@/lib/api/server';
import { env } from '@/lib/env/env';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import { homePath, templatePath } from '@/lib/routes/paths';
import { shopData, showroomData, websiteData } from '@/lib/seo/shop-data';
import { breadcrumbData, type Crumb, questionsData } from '@/lib/seo/structured-data';
import type { Site } from '@/lib/sites/sites';
import type { ContentPage, SnippetModel } from './models';
import { pageName } from './page-name';

/** The way to a content page, as the page and search engines are told it: by its name, without what its title adds to that. */
export async function contentCrumbs(site: Site, { title }: ContentPage): Promise<Crumb[]> {
  const t = await getTranslations('content');
  return [{ title: t('home'), href: homePath(site.code) }, { title: pageName(title) }];
}

async function homeData(site: Site, origin: string): Promise<object[]> {
  const [policies, config] = await Promise.all([
    orElse([], 'content: policies', serverApi(site.code).send(listPolicies)),
    loadRemoteConfig(site.code),
  ]);
  return [
    shopData(site, origin, { policies, days: config?.freeReturnDays ?? null }),
    websiteData(site, origin),
  ];
}

function mapLinksOf(slot: SnippetModel): string[] {
  return slot.snippetCode === 'grid-icon' ? slot.context.tiles.flatMap(({ mapsLink }) => mapsLink ?? []) : [];
}

/** The showrooms whose place on the map the page shows. */
async function showroomsData(site: Site, origin: string, page: ContentPage): Promise<object[]> {
  const shown = page.slots.flatMap(({ slot }) => mapLinksOf(slot));
  if (shown.length === 0) return [];
  const showrooms = await orElse([], 'content: showrooms', serverApi(site.code).send(listShowrooms));
  return showrooms
    .filter(({ mapsLink }) => shown.includes(mapsLink))
    .map((showroom) => showroomData(site, origin, templatePath(site.code, page.alias), showroom));
}

/** What search engines read of a page of the page builder, and of the slots that it has. */
export async function contentData(site: Site, page: ContentPage): Promise<object[]> {
  const { origin } = env().publicUrl;
  const questions = page.slots.flatMap(({ slot }) =>
    slot.snippetCode === 'faq' ? slot.context.questions : [],
  );
  return [
    ...(page.alias === 'index'
      ? await homeData(site, origin)
      : [breadcrumbData(origin, await contentCrumbs(site, page))]),
    ...(await showroomsData(site, origin, page)),
    ...(questions.length > 0 ? [questionsData(questions)] : []),
  ];
}
