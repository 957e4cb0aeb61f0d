import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import messages from '@/languages/nl/interface.json';
import { useValidationText } from './use-validation-text';

function textOf(problem: { type?: string; message?: string } | undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useValidationText(), { wrapper }).result.current(problem);
}

const { validation } = messages;

it('is the text of the rule that is broken', () => {
  expect(textOf({ type: 'matches', message: 'phoneNumber' })).toBe(validation.phoneNumber);
  expect(textOf({ type: 'optionality', message: 'required' })).toBe(validation.required);
});

it('names what is too short or too long, which schemas say in words of their own', () => {
  expect(textOf({ type: 'min', message: 'this must be at least 8 characters' })).toBe(
    validation.passwordTooShort,
  );
  expect(textOf({ type: 'max', message: 'this must be at most 60 characters' })).toBe(validation.tooLong);
});

it('hands on what the API has said', () => {
  expect(textOf({ type: 'api', message: 'Net uitverkocht' })).toBe('Net uitverkocht');
});

it('is nothing where nothing is wrong', () => {
  expect(textOf(undefined)).toBeUndefined();
});
