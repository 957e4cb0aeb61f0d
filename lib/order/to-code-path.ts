import encodeQR from 'qr';

/** Modules of white around a code: readers want four. */
const quiet = 4;

/** A QR code as a path of squares of 1 × 1, in a box of `size`. Level M, as EPC069-12 asks. */
export function toCodePath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: path.join('') };
}
