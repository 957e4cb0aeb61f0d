import { useRef, useState } from 'react';
import { refusalText } from '@/lib/api/error-text';

/**
 * What was just chosen, until the basket says the same: the old choice must not come back for a moment. The answer to a
 * choice that another has followed changes nothing that is shown.
 * @param send rejects when the shop refuses
 * @param failed what is said where the shop does not say why
 */
export function useWished<Choice>(send: (choice: Choice) => Promise<unknown>, failed: string) {
  const [wished, setWished] = useState<{ choice: Choice } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef<{ choice: Choice } | null>(null);

  /** @returns whether the shop took it */
  async function choose(choice: Choice): Promise<boolean> {
    const wish = { choice };
    latest.current = wish;
    setFailure(null);
    setWished(wish);
    let refusal: string | null = null;
    try {
      await send(choice);
    } catch (error) {
      refusal = refusalText(error) ?? failed;
    }
    if (latest.current === wish) {
      setFailure(refusal);
      setWished(null);
    }
    return refusal === null;
  }
  return { wished, failure, choose };
}
