import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { number, object, string } from 'yup';
import { ruleTexts } from '@/messages/validation';
import { ruleResolver } from './rule-resolver';
import { useValidationText } from './use-validation-text';

const validation = ruleTexts.nl;

function textOf(problem: { type?: unknown; message?: string } | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={{ validation }}>
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useValidationText(), { wrapper }).result.current(problem);
}

const schema = object({
  name: string().required('required').max(3),
  email: string().email('email').max(3),
  count: number().min(2),
});

/** What a form shows beside its fields after these have been typed. */
async function textsOf(typed: { name?: string; email?: string; count?: number }) {
  const { errors } = await ruleResolver(schema)(
    { name: 'Jan', ...typed },
    {},
    { fields: {}, shouldUseNativeValidation: false },
  );
  return [errors.name, errors.email, errors.count].map(textOf);
}

it('is the text of the rule that is broken, with what it asks for', async () => {
  expect(await textsOf({ name: '' })).toEqual([validation.missing.name, undefined, undefined]);
  expect(await textsOf({ name: 'Joris', count: 1 })).toEqual([
    'Vul hoogstens 3 tekens in',
    undefined,
    'Kies een waarde van minstens 2',
  ]);
});

it('is that of the first rule a field breaks', async () => {
  expect(await textsOf({ email: 'nobody' })).toEqual([undefined, validation.email, undefined]);
});

it('hands on what the API has said', () => {
  expect(textOf({ type: 'api', message: 'Net uitverkocht' })).toBe('Net uitverkocht');
});

it('is nothing where nothing is wrong', () => {
  expect(textOf(undefined)).toBeUndefined();
});
