/** Every switch the shop knows, and what holds where neither the site nor remote config says anything. */
export const featureFlags = {
  /** The support chat. */
  chat: true,
  /** Checkout first offers guests to sign in (§4). */
  loginBeforeCheckout: false,
  /** The page for franchise partners, and all links to it. */
  franchise: true,
  /** Administrators go from checkout to the basket, which leads on to the tool they order with (§6). */
  adminCheckout: false,
} as const;
export type FeatureFlag = keyof typeof featureFlags;
export type FeatureFlags = Readonly<Record<FeatureFlag, boolean>>;

const names = Object.keys(featureFlags);

/** Every flag the shop knows and no other. */
export function isFeatureFlags(value: unknown): value is FeatureFlags {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'boolean') &&
    Object.keys(value).every((name) => names.includes(name))
  );
}
