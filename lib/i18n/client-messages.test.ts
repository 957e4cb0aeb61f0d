/** @jest-environment node */
import { checkClientTexts } from '../testing/client-texts';

describe('the texts that pages send to their islands', () => {
  const { missing, idle } = checkClientTexts(process.cwd());

  it('are all that the islands translate: add what is missing to the namespaces of the file named', () => {
    expect(missing).toEqual([]);
  });

  it('are no more than that: take what is idle out of the namespaces of the file named', () => {
    expect(idle).toEqual([]);
  });
});
