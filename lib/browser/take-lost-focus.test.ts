import { takeLostFocus } from './take-lost-focus';

beforeEach(() => {
  document.body.innerHTML = '<button>Remove</button><h2 tabindex="-1">Removed</h2>';
});

const parts = () => ({
  button: document.querySelector('button'),
  heading: document.querySelector('h2'),
});

it('takes the focus that fell to the page', () => {
  const { button, heading } = parts();
  button?.focus();
  button?.remove();
  takeLostFocus(heading);
  expect(heading).toHaveFocus();
});

it('leaves the focus alone where it is somewhere else', () => {
  const { button, heading } = parts();
  button?.focus();
  takeLostFocus(heading);
  expect(button).toHaveFocus();
});

it('does nothing when it is called as a ref that ends', () => {
  expect(() => takeLostFocus(null)).not.toThrow();
});
