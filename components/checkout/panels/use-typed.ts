'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { maskField } from '@/lib/address/mask-field';

/** What is typed into a field that is kept to a mask, which may change with it. */
export function useTyped(id: string, maskOf: (text: string) => string): string {
  const [text, setText] = useState('');
  const mask = maskOf(text);
  // React hears no event of a value that a script has set before.
  const hear = useEffectEvent((typed: string) => setText(typed));
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const listen = () => hear(field.value);
    field.addEventListener('input', listen);
    const end = maskField(field, mask, '');
    return () => {
      end();
      field.removeEventListener('input', listen);
    };
  }, [id, mask]);
  return text;
}
