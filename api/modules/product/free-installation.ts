/** Tags of products that the shop installs for nothing. */
const freeAliases: readonly string[] = ['gratis-montage', 'free-installation'];

/**
 * Whether a product is installed for nothing: who is promised that is offered no installation for money.
 * @param tagAliases of the product, in every language
 */
export function isInstalledForFree(tagAliases: readonly string[]): boolean {
  return tagAliases.some((alias) => freeAliases.includes(alias));
}
