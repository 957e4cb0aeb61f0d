/** What an extra answers; null where it fails, or does not come within so long. */
export function soon<Answer>(asked: Promise<Answer>, mostMs: number): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostMs));
  return Promise.race([asked.catch(() => null), late]);
}
