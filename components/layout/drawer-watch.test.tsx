import { render } from '@testing-library/react';
import DrawerWatch from './drawer-watch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function opened(closedby: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('closedby', closedby);
  document.body.append(dialog);
  dialog.open = true;
  dialog.dispatchEvent(new Event('toggle'));
  return dialog;
}

test('the menu that has just been opened stays, whatever is pressed beside it', () => {
  render(<DrawerWatch />);
  const menu = opened('any');
  expect(menu).toHaveAttribute('closedby', 'closerequest');
  jest.runAllTimers();
  expect(menu).toHaveAttribute('closedby', 'any');
});

test('a dialog that asks for an answer is left alone', () => {
  render(<DrawerWatch />);
  const question = opened('none');
  jest.runAllTimers();
  expect(question).toHaveAttribute('closedby', 'none');
});
