import { loadScript } from '@/lib/browser/load-script';

export type PayPalButtons = {
  render(container: HTMLElement): Promise<unknown>;
  close(): Promise<unknown>;
};

/** What of PayPal's script the shop uses. */
export type PayPal = {
  Buttons(options: {
    createOrder(): Promise<string>;
    onApprove(approval: { orderID: string }): unknown;
    onCancel(): unknown;
    onError(reason: unknown): unknown;
  }): PayPalButtons;
};

declare global {
  interface Window {
    paypal?: PayPal;
  }
}

/** @throws when it cannot be loaded */
export function loadPayPal(script: string): Promise<PayPal> {
  return loadScript(script, () => window.paypal);
}
