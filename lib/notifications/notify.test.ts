import { expectNotification, type Notification, notify, receiveNotifications, whenWaiting } from './notify';

describe('notify', () => {
  it('keeps what comes before the view and hands it over in order', () => {
    notify('success', 'eerste');
    notify('error', 'tweede', { length: 'long' });
    const seen: Notification[] = [];
    const detach = receiveNotifications((notification) => seen.push(notification));
    notify('info', 'derde');
    detach();
    expect(seen.map(({ text, length }) => [text, length])).toEqual([
      ['eerste', 'normal'],
      ['tweede', 'long'],
      ['derde', 'normal'],
    ]);
  });

  it('hands nothing over twice', () => {
    const seen: Notification[] = [];
    const detach = receiveNotifications((notification) => seen.push(notification));
    detach();
    expect(seen).toEqual([]);
  });

  it('says that a view is needed, at once when one already waits', () => {
    const needed = jest.fn();
    const end = whenWaiting(needed);
    expect(needed).not.toHaveBeenCalled();
    notify('info', 'vierde');
    expect(needed).toHaveBeenCalledTimes(1);
    end();
    const late = jest.fn();
    whenWaiting(late)();
    expect(late).toHaveBeenCalledTimes(1);
    receiveNotifications(() => undefined)();
  });
  it('has the view loaded for a notification that is to come, once', () => {
    const needed = jest.fn();
    const end = whenWaiting(needed);
    expectNotification();
    expect(needed).toHaveBeenCalledTimes(1);
    const detach = receiveNotifications(() => undefined);
    expectNotification();
    expect(needed).toHaveBeenCalledTimes(1);
    detach();
    end();
  });
});
