import { useEffect, useRef, useState } from 'react';
import { lookUpEmail } from '@/api/contract/calls/auth';
import { knownEmail } from '@/api/contract/email';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

const schema = knownEmail();

/** What cannot be told, by one client more than ten in ten minutes, is spoken of by nobody. */
async function isUsed(site: SiteRules, email: string): Promise<boolean> {
  try {
    return (await browserApi(site).send(lookUpEmail, { items: [{ email }], token: null })).emailIsUsed;
  } catch {
    return false;
  }
}

/** Whether there is an account of this address; each is asked for once. @param typed what is no address is not asked for */
export function useKnownEmail(site: SiteRules, typed: string): boolean {
  const answers = useRef(new Map<string, Promise<boolean>>());
  const [known, setKnown] = useState('');
  const email = schema.cast(typed) ?? '';
  useEffect(() => {
    if (email === '' || !schema.isValidSync(email)) return;
    let isCurrent = true;
    const answer = answers.current.get(email) ?? isUsed(site, email);
    answers.current.set(email, answer);
    void answer.then((isKnown) => isKnown && isCurrent && setKnown(email));
    return () => {
      isCurrent = false;
    };
  }, [site, email]);
  return email !== '' && known === email;
}
