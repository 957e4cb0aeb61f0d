import { isSnippetCode } from '../../contract/snippets.ts';
import type { Tx } from '../../db/client.ts';
import { addPublished, deleteVersions, findLive, listPublished, type Page } from './versions-repo.ts';

/** So many published versions of a page are kept to go back to. */
const maxPublished = 10;

type Live = Pick<NonNullable<Awaited<ReturnType<typeof findLive>>>, 'seoInfo' | 'slots'>;

export function toContent({ seoInfo, slots }: Live) {
  return {
    seoInfo,
    slots: slots.flatMap(({ id, snippetCode, context }) =>
      isSnippetCode(snippetCode) ? [{ id, snippetCode, context }] : [],
    ),
  };
}

/** Before the first publishing here, what is live (from the seed) counts as published long ago. */
export async function keepLive(tx: Tx, page: Page): Promise<void> {
  if ((await listPublished(tx, page)).length > 0) return;
  const live = await findLive(tx, page);
  if (live) await addPublished(tx, page, toContent(live), { savedAt: new Date(0), savedBy: null });
}

export async function pruneVersions(tx: Tx, page: Page): Promise<void> {
  const all = await listPublished(tx, page);
  await deleteVersions(
    tx,
    all.slice(maxPublished).map(({ id }) => id),
  );
}
