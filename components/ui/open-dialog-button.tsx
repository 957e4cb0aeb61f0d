'use client';

import type { ComponentProps } from 'react';
import { openDialog } from './open-dialog';

type Props = ComponentProps<'button'> & { dialogId: string };

/** Opens a `<dialog>` that the server has drawn. Browsers with invoker commands do so without client code. */
export function OpenDialogButton({ dialogId, ...props }: Props) {
  const invoker = { command: 'show-modal', commandfor: dialogId };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...invoker}
      {...props}
      onClick={() => {
        if (!('commandForElement' in HTMLButtonElement.prototype)) openDialog(dialogId);
      }}
    />
  );
}
