export type PassedOn = 'shared' | 'copied' | 'dismissed';

function isDismissed(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Hands a link to the apps of the device where the browser can, otherwise puts it on the clipboard.
 * Rejects when neither is allowed.
 */
export async function passOnLink(url: string, title: string): Promise<PassedOn> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (isDismissed(error)) return 'dismissed';
      // Refused, as browsers do when the press was too long ago: the clipboard may still be open.
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
