import { queryOptions } from '@tanstack/react-query';
import ky from 'ky';
import { listTemplates, listTemplateVersions } from '@/api/contract/calls/template';
import type { TemplateVersion } from '@/api/contract/template';
import { ApiFailure } from '@/lib/api/failure';
import { readAccessToken } from '@/lib/api/tokens';
import { withSession } from '@/lib/auth/session';
import { toLocalTime } from '@/lib/dates/format';
import { formatMoment } from '@/lib/dates/format-moment';
import type { SiteRules } from '@/lib/sites/models';
import { documentPath, type PreviewChoice } from './choice';
import type { Previewed, PreviewPage, PreviewVersion } from './models';

/** Editors look at what they have just saved. */
const always = { staleTime: 0, gcTime: 0 } as const;

export function pagesQuery(site: SiteRules) {
  return queryOptions<PreviewPage[]>({
    ...always,
    queryKey: ['preview', site.code],
    queryFn: () => withSession(site, (api) => api.send(listTemplates)),
  });
}

function toVersion(site: SiteRules) {
  return ({ id, device, language, status, savedAt, savedBy }: TemplateVersion): PreviewVersion => ({
    id,
    device,
    language,
    isDraft: status === 'draft',
    savedAt:
      Date.parse(savedAt) === 0
        ? ''
        : `${formatMoment(savedAt, site)}, ${toLocalTime(savedAt, site.timeZone)}`,
    savedBy: savedBy ?? '',
  });
}

export function versionsQuery(site: SiteRules, alias: string) {
  return queryOptions<PreviewVersion[]>({
    ...always,
    queryKey: ['preview', site.code, alias],
    queryFn: async () =>
      (await withSession(site, (api) => api.send(listTemplateVersions, { alias }))).map(toVersion(site)),
    enabled: alias !== '',
  });
}

async function fetchDocument(site: SiteRules, choice: PreviewChoice): Promise<Previewed> {
  const response = await ky(documentPath(site.code, choice), {
    headers: { authorization: `Bearer ${readAccessToken(site) ?? ''}` },
    throwHttpErrors: false,
    retry: 0,
  });
  if (response.ok) return response.json<Previewed>();
  const { status } = response;
  throw new ApiFailure({
    status,
    code: status === 401 ? 'token-expired' : status === 404 ? 'template-not-found' : 'unavailable',
    message: '',
  });
}

export function documentQuery(site: SiteRules, choice: PreviewChoice) {
  return queryOptions<Previewed>({
    ...always,
    queryKey: ['preview', site.code, choice],
    queryFn: () => withSession(site, () => fetchDocument(site, choice)),
    retry: false,
  });
}
