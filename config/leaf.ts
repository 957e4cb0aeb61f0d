/** The leaf of the logo, in a box of 32 by 32: filled, then veins as lines in the colour of what is behind it, then its stalk. */
export const leaf = {
  blade:
    'M4.6 28.6c-.9-6.3-.6-12 2.2-16.2C10 7.6 15.4 4.4 20.6 5.2c1.3.2 2.3.8 3 1.6 1.9.5 3.3 1.9 3.7 4.1.9 5-2.3 10.5-7.4 13.7-4.3 2.7-9.8 3.4-15.3 4Z',
  veins: 'M4.6 28.6 23.2 8.6M11.6 21l-.9-6.6M16 16.3l-.4-6M13.8 18.7l6.3.3M18.3 13.9l5.2.2',
  stalk: 'm23.4 8.4 4.8-5.2',
} as const;

/** As SVG. `public/icon.svg` is `leafSvg('#2f5d46', '#fbf9f6')` on its ground. */
export function leafSvg(body: string, veins: string): string {
  return `<path fill="${body}" d="${leaf.blade}"/><path fill="none" stroke="${veins}" stroke-width="1.3" stroke-linecap="round" d="${leaf.veins}"/><path stroke="${body}" stroke-width="1.8" stroke-linecap="round" d="${leaf.stalk}"/>`;
}
