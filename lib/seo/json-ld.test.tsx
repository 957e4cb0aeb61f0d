import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

it('is data that no text inside can end', () => {
  const data = { name: 'Oslo </script><script>alert(1)</script>' };
  const { container } = render(<JsonLd data={data} />);
  const scripts = container.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.innerHTML).not.toContain('<');
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')).toEqual(data);
});
