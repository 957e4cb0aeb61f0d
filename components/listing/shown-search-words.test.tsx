import { render } from '@testing-library/react';
import { searchFieldId } from '@/lib/browser/search-field';
import { ShownSearchWords } from './shown-search-words';

let field: HTMLInputElement;
beforeEach(() => {
  field = document.createElement('input');
  field.id = searchFieldId;
  document.body.append(field);
});
afterEach(() => field.remove());

test('the words of the results stand in the search field, and go with the page', () => {
  const view = render(<ShownSearchWords term="hoekbank" />);
  expect(field).toHaveValue('hoekbank');
  view.rerender(<ShownSearchWords term="groene bank" />);
  expect(field).toHaveValue('groene bank');
  view.unmount();
  expect(field).toHaveValue('');
});

test('what somebody is typing stays', () => {
  field.focus();
  field.value = 'tafel';
  const view = render(<ShownSearchWords term="hoekbank" />);
  expect(field).toHaveValue('tafel');
  view.unmount();
  expect(field).toHaveValue('tafel');
});
