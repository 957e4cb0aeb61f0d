import { globSync, readFileSync } from 'node:fs';
import { rawValues } from './raw-values';

const tokenFile = readFileSync('app/globals.css', 'utf8');
const outsideTheme = tokenFile.replace(/@theme \{[\s\S]*?\n\}/, '');
const colours = new Set(tokenFile.match(/#[\da-f]{6}/g));

/** Files that cannot read the tokens, why, and what they may hold. */
const allowed: Record<string, (value: string) => boolean> = {
  // The theme colour is a meta tag, outside of every style sheet: it repeats a token.
  'app/[site]/layout.tsx': (value) => colours.has(value.toLowerCase()),
  // Shown when the layout and its style sheet have failed: it repeats tokens.
  'components/status/global-error-view.tsx': (value) => colours.has(value.toLowerCase()),
  // Drawn on the server, without a style sheet: it repeats tokens.
  'lib/share-picture/draw.ts': (value) => colours.has(value.toLowerCase()),
  // A media query of a script, which reads no variables.
  'lib/routes/window-cookie.ts': (value) => value === '}px',
  // As wide as remote config says.
  'components/welcome/welcome-popup.tsx': (value) => value === '}px',
  // Room for slots that come later, as measured.
  'components/content/later-slots.tsx': (value) => value === '0px',
  'lib/content/slot-room.ts': (value) => value === '}px' || value === '0px',
  // As wide as the picture is.
  'components/product/gallery-zoom.tsx': (value) => value === '}px',
  // Hairlines.
  'components/design/design.module.css': (value) => value === '1px',
  // How wide pictures are shown, as browsers choose their files by: `sizes` reads no variables.
  'components/listing/listing-room.tsx': (value) => /^\d+px$/.test(value),
  'components/listing/product-grid.tsx': (value) => /^\d+px$/.test(value),
  'components/menu/menu-panels.tsx': (value) => /^\d+px$/.test(value),
  'components/product/gallery.tsx': (value) => /^\d+px$/.test(value),
  // As wide as the column it covers.
  'components/notifications/notification-list.tsx': (value) => value === '}px',
  // The height of the header is measured.
  'components/layout/use-sticky-header.ts': (value) => value === '}px',
};

const files = globSync('{app,components,lib}/**/*.{ts,tsx,css}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|globals\.css$/.test(file),
);

describe('raw colours and pixels', () => {
  it.each([
    ['<p className="text-[#b5472f]">', '#b5472f'],
    ['<p className="w-[37px]">', '37px'],
    ['<p className="max-w-[34rem]">', 'max-w-[34rem]'],
    ['<p className="text-[red]">', '-[red'],
    ["<p style={{ color: 'tomato' }}>", "color: 'tomato"],
    ['<path fill="white" />', 'fill="white'],
    ["<p style={{ padding: '3px' }}>", '3px'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is read.
    ['<p style={{ width: `${size}px` }}>', '}px'],
    ['a { background: rgb(0 0 0 / 0.5) }', 'rgb('],
  ])('are found in %s', (code, value) => {
    expect(rawValues(code)).toEqual([`1: ${value}`]);
  });

  it.each([
    '<p className="bg-linen w-1/2 md:grid-cols-[1fr_22rem]">',
    '<img sizes="(min-width: 993px) 25vw, 320px" />',
    '<a href="#add" style={{ color: "var(--color-ink)" }}>',
    '// 500 px, or 500px, and #ffffff',
    '<path fill="none" stroke="currentColor" />',
  ])('are not seen in %s', (code) => {
    expect(rawValues(code)).toEqual([]);
  });

  it.each(files)('are not in %s', (file) => {
    const found = rawValues(readFileSync(file, 'utf8'));
    const isAllowed = allowed[file] ?? (() => false);
    expect(found.filter((line) => !isAllowed(line.replace(/^\d+: /, '')))).toEqual([]);
  });

  it('stay in the theme of the token file', () => {
    const found = rawValues(outsideTheme).map((line) => line.replace(/^\d+: /, ''));
    // Hairlines and outlines.
    expect(found.filter((value) => !['1px', '2px'].includes(value))).toEqual([]);
  });
});
