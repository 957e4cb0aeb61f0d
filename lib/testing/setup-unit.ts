import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes late on a busy machine: a part that is asked for may have to be compiled first.
configure({ asyncUtilTimeout: 20_000 });

/** React says on console.error what is wrong with a component; a test that causes it has found something. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    throw new Error(`console.error: ${values.map(String).join(' ')}`);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});
