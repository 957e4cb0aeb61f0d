import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';

type Asked = { vsin: string; title: string };

/** A form about the product, which comes in place of the button that asks for it. */
export function FormOnRequest({ Form, vsin, title }: Asked & { Form: ComponentType<Asked> }) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <Button
      variant="secondary"
      isLoading={isAsked}
      onClick={() => setAsked(true)}
      className="noscript:hidden"
    >
      {title}
    </Button>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <Form vsin={vsin} title={title} />
    </Suspense>
  );
}
