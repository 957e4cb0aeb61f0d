'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { canLookUp } from '@/lib/address/lookup';
import {
  type AddressSuggestion,
  canSuggest,
  placeOf,
  type SuggestedPlace,
  suggestionsQuery,
  suggestionText,
} from '@/lib/address/suggestions';
import { useCombobox } from '@/lib/browser/use-combobox';
import { useSettled } from '@/lib/browser/use-settled';
import type { FilledProps } from './filled-address';

type Props = FilledProps & {
  field: Omit<ComponentProps<typeof Field>, 'ref'>;
};

const waitMs = 250;
const written = ['street', 'zipCode', 'houseNumber', 'addition', 'city'] as const;

function useSuggestions({ site, part, form }: Props) {
  const names = [`${part}.country`, `${part}.street`, `${part}.zipCode`, `${part}.houseNumber`] as const;
  const [country, street, zipCode, houseNumber] = useWatch({ control: form.control, name: names });
  const [isTyping, setTyping] = useState(false);
  const [container, setContainer] = useState<string | null>(null);
  // Postcode and number name the street already: a list would only cover the fields below.
  const isOpen = canSuggest(country) && !canLookUp({ country, zipCode, houseNumber });
  const text = isTyping && isOpen ? suggestionText(street, zipCode) : null;
  const settled = useSettled(text ?? '', waitMs);
  const asked = text !== null && settled === text ? { country, text, container } : null;
  const { data: suggestions = [] } = useQuery(suggestionsQuery(site, asked));
  return { suggestions, setTyping, setContainer, isEmpty: street.trim() === '' };
}

/** The street, which offers whole addresses while it is typed, where the country has a look-up. Each may be left alone. */
export function StreetField(props: Props) {
  const { site, part, form, field, onFilled } = props;
  const t = useTranslations('checkout');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { suggestions, setTyping, setContainer, isEmpty } = useSuggestions(props);
  const listId = `${part}-addresses`;
  const { isShown, close } = useCombobox(input, list, listId, {
    hasOptions: suggestions.length > 0,
  });
  const { ref, onChange, onBlur, name } = form.register(`${part}.street`);

  function write(place: SuggestedPlace): void {
    for (const key of written)
      if (place[key] !== '')
        form.setValue(`${part}.${key}`, place[key], { shouldDirty: true, shouldValidate: true });
    onFilled(place);
    // The one thing that a street alone does not tell.
    if (place.houseNumber === '') document.getElementById(`${part}-houseNumber`)?.focus();
  }
  async function choose(suggestion: AddressSuggestion): Promise<void> {
    if (suggestion.isContainer) return setContainer(suggestion.id);
    close();
    setTyping(false);
    const place = await placeOf(site, suggestion);
    if (place) write(place);
  }

  return (
    <div data-combobox className="relative">
      <Field
        {...field}
        name={name}
        onBlur={onBlur}
        ref={(element) => {
          ref(element);
          input.current = element;
        }}
        onChange={(event) => {
          setContainer(null);
          setTyping(true);
          return onChange(event);
        }}
        onFocus={() => {
          if (isEmpty) setTyping(true);
        }}
        // Escape closes the list, not the dialog around it.
        onKeyDown={(event) => {
          if (isShown && event.key === 'Escape') event.preventDefault();
        }}
      />
      {isShown && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('addressSuggestions')}
          className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto rounded-md border border-sand bg-white p-2 shadow-float"
        >
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              onChoose={() => void choose(suggestion)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type OptionProps = { id: string; suggestion: AddressSuggestion; onChoose: () => void };

function Option({ id, suggestion, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      // The text box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="block min-h-11 w-full rounded-md px-3 py-2 text-left leading-snug hover:bg-linen aria-selected:bg-linen aria-selected:outline-2 aria-selected:outline-linden"
    >
      {suggestion.text}
      <span className="block text-sm text-stone">{suggestion.description}</span>
    </button>
  );
}
