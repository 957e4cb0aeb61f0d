import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { showInShop } from '@/components/testing/in-shop';
import { Dialog } from './dialog';
import { OpenDialogButton } from './open-dialog-button';

beforeAll(giveDialogs);

function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Vraag
      </button>
      <p>{isOpen ? 'open' : 'dicht'}</p>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Zeker weten?" closeLabel="Sluiten">
        <p>Dit kan niet ongedaan worden gemaakt.</p>
      </Dialog>
    </>
  );
}

test('a dialog is named by its title, and closing it is told to whoever opened it', async () => {
  const { user } = showInShop(<Question />);
  expect(screen.queryByText(/ongedaan/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Vraag' }));
  expect(screen.getByRole('dialog', { name: 'Zeker weten?' })).toHaveTextContent(/ongedaan/);
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('dicht')).toBeInTheDocument();
});

function Passing() {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Vraag
      </button>
      {isThere && (
        <Dialog isOpen onClose={() => setThere(false)} title="Zeker weten?" closeLabel="Sluiten">
          <p>Dit kan niet ongedaan worden gemaakt.</p>
        </Dialog>
      )}
    </>
  );
}

test('one that is taken off the page while it is open gives the focus back', async () => {
  const { user } = showInShop(<Passing />);
  await user.click(screen.getByRole('button', { name: 'Vraag' }));
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Vraag' })).toHaveFocus();
});

test('a dialog that the browser closes, by Escape or Back, is closed for the page too', async () => {
  const { user } = showInShop(<Question />);
  await user.click(screen.getByRole('button', { name: 'Vraag' }));
  const dialog = screen.getByRole('dialog');
  if (dialog instanceof HTMLDialogElement) act(() => dialog.close());
  expect(screen.getByText('dicht')).toBeInTheDocument();
});

test('a dialog of the server opens by its button where browsers have no commands', async () => {
  const { user } = showInShop(
    <>
      <OpenDialogButton dialogId="cookies">Cookie-instellingen</OpenDialogButton>
      <dialog id="cookies" aria-label="Cookie-instellingen">
        Deze winkel volgt u niet.
      </dialog>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Cookie-instellingen' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(button);
  expect(screen.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible();
});
