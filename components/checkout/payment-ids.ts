/** What takes the focus as long as there is nothing to choose from. */
export const paymentMethodsId = 'payment-methods';
export const paymentMethodId = (name: string) => `payment-method-${name}`;
export const termsId = 'terms';
