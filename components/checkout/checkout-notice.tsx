'use client';

import { createContext, type ReactNode, use } from 'react';

/** Drawn by the server: what the law wants in sight before the order. */
export const CheckoutNotice = createContext<ReactNode>(null);

/** Below the sum, on a phone below the steps; in the HTML of the page already and while its steps are on their way. */
export function NoticePlace() {
  return use(CheckoutNotice);
}
