import 'server-only';
import * as calls from '@/api/contract/calls/samples';
import { serverApi } from '@/lib/api/server';
import { loadPrivacyLink } from '@/lib/newsletter/loader';
import type { SiteCode } from '@/lib/sites/models';
import type { SampleGroup } from './models';

const materials = ['fabric', 'leather', 'wood'] as const;

export type SamplesPage = {
  /** Those that have any. */
  groups: SampleGroup[];
  privacy: Awaited<ReturnType<typeof loadPrivacyLink>>;
};

export async function loadSamples(site: SiteCode): Promise<SamplesPage> {
  const [offered, privacy] = await Promise.all([
    serverApi(site).send(calls.listSamples),
    loadPrivacyLink(site),
  ]);
  const groups = materials.map((material) => ({
    material,
    samples: offered
      .filter((sample) => sample.material === material)
      .map(({ code, title, colour, picture }) => ({
        code,
        title,
        colour,
        picture: picture && { src: picture.securePath, width: picture.width, height: picture.height },
      })),
  }));
  return { groups: groups.filter(({ samples }) => samples.length > 0), privacy };
}
