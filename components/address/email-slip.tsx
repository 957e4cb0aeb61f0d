'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { meantEmail } from '@/lib/address/email-slip';
import { useLeftValue } from '@/lib/browser/use-left-value';

type Props = {
  /** The field that asks for the address. */
  fieldId: string;
  onTake: (email: string) => void;
};

/** Asks whether another address was meant where a field was left with a slip in its domain; one press takes it. */
export function EmailSlip({ fieldId, onTake }: Props) {
  const t = useTranslations('checkout');
  const typed = useLeftValue(fieldId);
  const [answered, setAnswered] = useState('');
  const email = typed === answered ? null : meantEmail(typed);
  const take = (words: ReactNode) => (
    <button
      type="button"
      className="-my-2 py-2 underline underline-offset-4 hover:decoration-2"
      onClick={() => {
        if (email) onTake(email);
        setAnswered(typed);
        // The button goes; whoever pressed it is led back to what has changed.
        document.getElementById(fieldId)?.focus();
      }}
    >
      {words}
    </button>
  );
  return (
    <div role="status">{email && <p className="mt-2 text-sm">{t.rich('emailSlip', { email, take })}</p>}</div>
  );
}
