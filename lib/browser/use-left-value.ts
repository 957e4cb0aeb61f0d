import { useEffect, useState } from 'react';

/** What the field with this id was left with; empty before that, and while it is being changed. Whoever draws it knows nothing of this. */
export function useLeftValue(fieldId: string): string {
  const [left, setLeft] = useState('');
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      if (target instanceof HTMLInputElement && target.id === fieldId)
        setLeft(type === 'focusout' ? target.value : '');
    };
    document.addEventListener('focusout', note);
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('focusout', note);
      document.removeEventListener('input', note);
    };
  }, [fieldId]);
  return left;
}
