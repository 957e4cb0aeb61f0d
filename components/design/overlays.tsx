import { buttonStyles } from '@/components/ui/button-styles';
import { ModalHeading } from '@/components/ui/modal-heading';
import { OpenDialogButton } from '@/components/ui/open-dialog-button';
import { Example, Frame, Section } from './example';
import { OpenedDialog, OpenedDrawer } from './live-examples';

export function Overlays() {
  return (
    <Section id="overlays" title="Dialogs">
      <Example title="Dialog" width="wide">
        <Frame name="opened by the page's code">
          <OpenedDialog />
        </Frame>
        <Frame name="a drawer at the side">
          <OpenedDrawer />
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
      </Example>
    </Section>
  );
}
