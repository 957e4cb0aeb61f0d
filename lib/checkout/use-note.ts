'use client';

import { useState } from 'react';
import { refusalText } from '@/lib/api/error-text';
import { placeFailure } from '@/lib/api/place-failure';
import type { SiteRules } from '@/lib/sites/models';
import { clearNoteDraft, keepNoteDraft, readNoteDraft } from './note-draft';

export { maxNoteLength } from '@/api/contract/note';

/**
 * What the shopper tells the shop with the order.
 * @param saved as the basket has it
 * @param send rejects when the shop refuses
 */
export function useNote(site: SiteRules, saved: string | null, send: (note: string) => Promise<unknown>) {
  const [note, setNote] = useState(() => readNoteDraft(site) ?? saved ?? '');
  const [failure, setFailure] = useState<{ text: string | null } | null>(null);
  function write(text: string): void {
    setNote(text);
    setFailure(null);
    keepNoteDraft(site, text);
  }
  /** Whether the basket has the note now. */
  async function save(): Promise<boolean> {
    try {
      if (note.trim() !== (saved ?? '')) await send(note);
      clearNoteDraft(site);
      return true;
    } catch (error) {
      const { beside } = placeFailure(error, ['note'], '');
      setFailure({ text: beside[0]?.message ?? refusalText(error) });
      return false;
    }
  }
  return { note, write, save, failure };
}
