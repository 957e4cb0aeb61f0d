/** Builds `public/icons.svg` from the Lucide icons named in `components/ui/icon-names.ts`. */
import { writeFileSync } from 'node:fs';
import { iconNames } from '../components/ui/icon-names.ts';

type IconModule = { __iconData: { node: [string, Record<string, string>][] } };

function isIconModule(value: unknown): value is IconModule {
  return typeof value === 'object' && value !== null && '__iconData' in value;
}

async function symbol(name: string): Promise<string> {
  const icon: unknown = await import(`lucide-react/icons/${name}`);
  if (!isIconModule(icon)) throw new Error(`Lucide has no icon "${name}"`);
  const shapes = icon.__iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${text.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

const symbols = await Promise.all(iconNames.map(symbol));
writeFileSync(
  new URL('../public/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC licence, https://lucide.dev/license -->\n${symbols.join('\n')}\n</svg>\n`,
);
console.info(`${symbols.length} icons written to public/icons.svg`);
