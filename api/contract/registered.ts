/** Where the API of this process stands on the global object: the storefront's module graphs know no other way to it. */
export const registeredApi = Symbol.for('linden.api');
