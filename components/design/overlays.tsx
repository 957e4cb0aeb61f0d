'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialog';
import { ModalHeading } from '@/components/ui/modal-heading';
import { OpenDialogButton } from '@/components/ui/open-dialog-button';
import { Frame, Section, Specimen } from './specimen';

export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="overlays" title="Dialogs">
      <Specimen title="Dialog" width="wide">
        <Frame name="opened by the page's code">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Remove the address
          </Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            title="Remove this address?"
            closeLabel="Close"
            footer={<Button onClick={() => setOpen(false)}>Remove</Button>}
          >
            Orders that are on their way still go there.
          </Dialog>
        </Frame>
        <Frame name="opened without code">
          <OpenDialogButton dialogId="design-dialog" className={buttonStyles('secondary')}>
            Read the terms
          </OpenDialogButton>
          <dialog
            id="design-dialog"
            aria-labelledby="design-dialog-title"
            className="dialog-enter m-auto w-[95%] max-w-125 rounded-lg bg-white shadow-float"
          >
            <ModalHeading id="design-dialog-title" title="Terms" closeLabel="Close" />
            <p className="p-5">Every order is a contract.</p>
          </dialog>
        </Frame>
      </Specimen>
    </Section>
  );
}
