import { create } from 'zustand';
import type { CheckoutResult } from '@/api/contract/checkout';

/** `left`: closed without paying. */
export type WidgetAnswer = { token: string } | 'left';

type Asked = {
  placed: CheckoutResult;
  answer: (answer: WidgetAnswer) => void;
  /** The widget does not work: the order waits, and may be tried again. */
  fail: (reason: unknown) => void;
};

/** The order that the widget of the chosen way to pay is to have paid; null while there is none. */
export const useWidget = create<{ asked: Asked | null }>()(() => ({ asked: null }));

export function forgetWidget(): void {
  useWidget.setState({ asked: null });
}

/** Opens the widget, which the panel of the way to pay shows. Who goes to another page meanwhile gives no answer. */
export function askWidget(placed: CheckoutResult): Promise<WidgetAnswer> {
  return new Promise((resolve, reject) => {
    const ending =
      <T>(settle: (value: T) => void) =>
      (value: T) => {
        forgetWidget();
        settle(value);
      };
    useWidget.setState({ asked: { placed, answer: ending(resolve), fail: ending(reject) } });
  });
}
