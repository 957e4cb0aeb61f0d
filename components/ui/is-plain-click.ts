type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Others open tabs and windows, or save: they are the browser's. */
export function isPlainClick(press: Press): boolean {
  return press.button === 0 && !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);
}
