import { notify } from './notify';

/**
 * Shows why the API has refused, in its words (§8); else `general`. The words are read only then, as hearts are on every page.
 */
export async function notifyRefusal(error: unknown, general: string): Promise<void> {
  const said = await import('@/lib/api/error-text').then(
    ({ refusalText }) => refusalText(error),
    () => null,
  );
  notify('error', said ?? general);
}
