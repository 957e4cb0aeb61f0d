import { createChanges } from './changes.ts';

describe('changes', () => {
  it('reach every listener until it leaves, also after one has failed', () => {
    const failures: unknown[] = [];
    const changes = createChanges((error) => failures.push(error));
    const heard: string[] = [];
    changes.subscribe(() => {
      throw new Error('broken');
    });
    const leave = changes.subscribe((tags) => heard.push(...tags));
    changes.publish(['listing:nl', 'product:nl:V100101']);
    leave();
    changes.publish(['listing:nl']);
    expect(heard).toEqual(['listing:nl', 'product:nl:V100101']);
    expect(failures).toHaveLength(2);
  });

  it('that are none disturb nobody', () => {
    const listener = jest.fn();
    const changes = createChanges(() => undefined);
    changes.subscribe(listener);
    changes.publish([]);
    expect(listener).not.toHaveBeenCalled();
  });
});
