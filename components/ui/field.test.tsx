import { render, screen } from '@testing-library/react';
import { Field } from './field';

describe('Field', () => {
  it('is named by its label and described by its hint and its error', () => {
    render(
      <Field id="zip" label="Postcode" hint="Bijvoorbeeld 1016 EA" error="Vul een geldige postcode in." />,
    );
    const box = screen.getByRole('textbox', { name: 'Postcode' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Vul een geldige postcode in. Bijvoorbeeld 1016 EA');
  });

  it('is not called wrong without an error', () => {
    render(<Field id="zip" label="Postcode" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});
