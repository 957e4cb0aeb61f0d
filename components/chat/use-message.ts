'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { placeFailure } from '@/lib/api/place-failure';
import { useAttemptKey } from '@/lib/api/use-attempt-key';
import type { ChatEntry } from '@/lib/chat/models';
import { leaveMessage } from '@/lib/chat/mutations';
import { shopContact } from '@/lib/chat/visitor';
import { useSite } from '@/lib/sites/use-site';

const names = ['name', 'email', 'message'] as const;
type Name = (typeof names)[number];
type Problems = Partial<Record<Name | 'form', string>>;
const missing = { name: 'nameMissing', email: 'emailInvalid', message: 'textMissing' } as const;

function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null;
}

function isFilled(form: HTMLFormElement, name: Name): boolean {
  const control = controlOf(form, name);
  return control !== null && control.value.trim() !== '' && control.validity.valid;
}

/** Sends the form of a message. What is refused stands beside its field; what cannot be sent loses nothing. */
export function useMessage(entries: readonly ChatEntry[]) {
  const t = useTranslations('chat.message');
  const site = useSite();
  const keyOf = useAttemptKey();
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');

  function show(form: HTMLFormElement, found: Problems) {
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) controlOf(form, first)?.focus();
  }

  function toProblems(error: unknown): Problems {
    const { beside, above } = placeFailure(error, names, t('failed', { phone: shopContact().phone }));
    const named: Problems = Object.fromEntries(beside.map(({ field, message }) => [field, message]));
    return above === null ? named : { ...named, form: above };
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === 'sending') return;
    const wrong = names.filter((name) => !isFilled(form, name));
    if (wrong.length > 0)
      return show(form, Object.fromEntries(wrong.map((name) => [name, t(missing[name])])));
    const value = (name: Name) => controlOf(form, name)?.value.trim() ?? '';
    const conversation = new FormData(form).has('conversation') ? entries : [];
    const message = { name: value('name'), email: value('email'), message: value('message') };
    setState('sending');
    setProblems({});
    try {
      const sent = { ...message, subject: t('subject'), conversation };
      await leaveMessage(site, sent, keyOf(sent));
      setState('sent');
    } catch (error) {
      setState('writing');
      show(form, toProblems(error));
    }
  }
  return { problems, state, send };
}
