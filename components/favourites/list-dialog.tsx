'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { refusalText } from '@/lib/api/error-text';
import { removeList, saveList } from '@/lib/favourites/lists';
import { type FavouriteList, maxListName, maxListNote } from '@/lib/favourites/models';
import type { CardModel } from '@/lib/product-card/models';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  /** With an id that is new, the list is made. */
  list: FavouriteList;
  isNew: boolean;
  /** All favourites, to choose from. */
  cards: readonly CardModel[];
  onClose: () => void;
  onSaved: (list: FavouriteList) => void;
  onRemoved: (list: FavouriteList) => void;
};

/** Name, note and products of a list. What is wrong is told beside the name, and nothing typed is lost. */
export function ListDialog({ list, isNew, cards, onClose, onSaved, onRemoved }: Props) {
  const t = useTranslations('favourites.lists');
  const site = useSite();
  const id = useId();
  const [name, setName] = useState(list.name);
  const [note, setNote] = useState(list.note);
  const [products, setProducts] = useState(list.products);
  const [isNameMissing, setNameMissing] = useState(false);
  const saving = useMutation({
    mutationFn: async (wanted: FavouriteList) => {
      await saveList(site, wanted);
      return wanted;
    },
    onSuccess: onSaved,
  });
  const removing = useMutation({
    mutationFn: () => removeList(site, list.id),
    onSuccess: () => onRemoved(list),
  });
  const failure = saving.error ?? removing.error;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() === '') document.getElementById(`${id}-name`)?.focus();
    else saving.mutate({ id: list.id, name: name.trim(), note: note.trim(), products });
  }

  return (
    <Dialog isOpen onClose={onClose} title={t(isNew ? 'newTitle' : 'change')} closeLabel={t('close')}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {failure && <Alert tone="error">{refusalText(failure) ?? t('failed')}</Alert>}
        <Field
          id={`${id}-name`}
          label={t('name')}
          autoComplete="off"
          maxLength={maxListName}
          value={name}
          error={isNameMissing ? t('nameMissing') : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          id={`${id}-note`}
          label={t('note')}
          hint={t('noteHint')}
          maxLength={maxListNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {cards.length > 0 && (
          <fieldset>
            <legend className="mb-2 text-sm font-medium">{t('products')}</legend>
            {cards.map(({ vsin, title }) => (
              <Checkbox
                key={vsin}
                id={`${id}-${vsin}`}
                label={title}
                checked={products.includes(vsin)}
                onChange={({ target }) =>
                  setProducts(
                    target.checked ? [...products, vsin] : products.filter((other) => other !== vsin),
                  )
                }
              />
            ))}
          </fieldset>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={saving.isPending}>
            {t('save')}
          </Button>
          {!isNew && (
            <Button variant="quiet" isLoading={removing.isPending} onClick={() => removing.mutate()}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
