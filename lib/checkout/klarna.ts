import { loadScript } from '@/lib/browser/load-script';

type Category = { payment_method_category: string };
/** `show_form` false: Klarna is not to be offered any more. */
type Authorised = { approved: boolean; show_form: boolean; authorization_token?: string };

/** What of Klarna's script the shop uses. */
export type Klarna = {
  Payments: {
    init(options: { client_token: string }): void;
    load(
      options: Category & { container: HTMLElement },
      data: object,
      callback: (loaded: { show_form: boolean }) => void,
    ): void;
    authorize(options: Category, data: object, callback: (answer: Authorised) => void): void;
  };
};

declare global {
  interface Window {
    Klarna?: Klarna;
  }
}

/** @throws when it cannot be loaded */
export function loadKlarna(script: string): Promise<Klarna> {
  return loadScript(script, () => window.Klarna);
}

export const klarnaCategory: Category = { payment_method_category: 'pay_later' };
