import { focusPage } from './focus-page';

test('the page takes the focus; without one nothing happens', () => {
  expect(focusPage).not.toThrow();
  document.body.innerHTML = '<main tabindex="-1"></main>';
  focusPage();
  expect(document.activeElement).toBe(document.querySelector('main'));
});
