'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Drawer } from '@/components/ui/drawer';
import { QuantityStepper } from '@/components/ui/quantity-stepper';

/** Examples that need a browser; the server draws all others. */
export function LoadingButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} isLoading />;
}

const stepperLabels = { decrease: 'Fewer', increase: 'More', quantity: 'Quantity' };

export function Stepper({ start, isDisabled = false }: { start: number; isDisabled?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      onChange={setValue}
      labels={stepperLabels}
      max={9}
      isDisabled={isDisabled}
    />
  );
}

export function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
    </>
  );
}

export function OpenedDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Show all colours
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="All colours" closeLabel="Close">
        Sand, sage and rust.
      </Drawer>
    </>
  );
}
