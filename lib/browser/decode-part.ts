/** What a part of an address says; nothing where it is written as no address is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
