'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { liveVersion, type PreviewChoice } from '@/lib/preview/choice';
import type { PreviewPage, PreviewVersion } from '@/lib/preview/models';
import { versionsQuery } from '@/lib/preview/queries';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  pages: readonly PreviewPage[];
  choice: PreviewChoice;
  onChoose: (change: Partial<PreviewChoice>) => void;
};

const devices = ['desktop', 'mobile'] as const;

/** Which page, which version of it, and on which device. */
export function ChoiceFields({ pages, choice, onChoose }: Props) {
  const t = useTranslations('preview');
  const site = useSite();
  const { templateId, pageId, device } = choice;
  const versions = useQuery(versionsQuery(site, templateId));
  const versionsOf = (one: PreviewChoice['device']) =>
    (versions.data ?? []).filter((version) => version.device === one);
  const ofDevice = versionsOf(device);

  /** What visitors see there; the newest draft when nothing of the page has been published yet. */
  function chooseDevice(one: PreviewChoice['device']): void {
    const isPublished = versions.data?.some(({ isDraft }) => !isDraft) ?? true;
    const [newest] = versionsOf(one);
    onChoose({ device: one, pageId: isPublished || !newest ? liveVersion : newest.id });
  }

  function titleOf({ isDraft, savedAt, savedBy, language }: PreviewVersion): string {
    const when = savedAt === '' ? t('original') : savedAt;
    const who = savedBy === '' ? when : t('savedBy', { when, name: savedBy });
    const title = t(isDraft ? 'draft' : 'published', { saved: who });
    return site.languages.length > 1 ? `${title} (${language})` : title;
  }
  return (
    <div className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Select
        id="preview-page"
        label={t('page')}
        value={templateId}
        onChange={({ target }) => onChoose({ templateId: target.value, pageId: liveVersion })}
        options={pages.map(({ alias, title, hasDraft }) => ({
          value: alias,
          title: hasDraft ? t('pageWithDraft', { title, alias }) : t('pageName', { title, alias }),
        }))}
      />
      <Select
        id="preview-version"
        label={t('version')}
        value={pageId}
        onChange={({ target }) => onChoose({ pageId: target.value })}
        options={[
          { value: liveVersion, title: t('live') },
          ...ofDevice.map((version) => ({ value: version.id, title: titleOf(version) })),
        ]}
      />
      <fieldset className="flex gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('device')}</legend>
        {devices.map((one) => (
          <Button
            key={one}
            variant={one === device ? 'primary' : 'secondary'}
            aria-pressed={one === device}
            onClick={() => chooseDevice(one)}
          >
            {t(one)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
