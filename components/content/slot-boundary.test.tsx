import { render, screen } from '@testing-library/react';
import { SlotBoundary } from './slot-boundary';

function Broken(): never {
  throw new Error('no widget');
}

it('hides the slot whose widget fails, tells of it, and leaves the others', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const onError = jest.fn();
  render(
    <main>
      <SlotBoundary id="kapot" onError={onError}>
        <p>Voor u</p>
        <Broken />
      </SlotBoundary>
      <SlotBoundary id="heel">
        <p>Veelgestelde vragen</p>
      </SlotBoundary>
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe('Veelgestelde vragen');
  expect(warned).toHaveBeenCalledWith('content: slot kapot is hidden', expect.any(Error));
  expect(onError).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
