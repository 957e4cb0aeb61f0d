import { isText, readStored, removeAllStored, removeStored, storageKey, writeStored } from './storage';

const key = storageKey('nl-NL', 'popup');

describe('expiring storage', () => {
  beforeEach(() => {
    window.localStorage.clear();
    jest.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('gives back what was written until its minutes are over', () => {
    writeStored(key, 'seen', 15);
    jest.setSystemTime(new Date('2026-12-01T12:14:59Z'));
    expect(readStored(key, isText)).toBe('seen');
    jest.setSystemTime(new Date('2026-12-01T12:15:00Z'));
    expect(readStored(key, isText)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('never forgets with -1 minutes', () => {
    writeStored(key, 'seen', -1);
    jest.setSystemTime(new Date('2046-12-01T12:00:00Z'));
    expect(readStored(key, isText)).toBe('seen');
  });

  it('forgets at once with 0 minutes', () => {
    writeStored(key, 'seen', 0);
    expect(readStored(key, isText)).toBeNull();
  });

  it('treats a value of another shape as missing and removes it', () => {
    writeStored(key, { no: 'text' });
    expect(readStored(key, isText)).toBeNull();
    expect(window.localStorage.getItem(key)).toBeNull();
  });

  it('survives text that is not its own', () => {
    window.localStorage.setItem(key, '{broken');
    expect(readStored(key, isText)).toBeNull();
  });

  it('keeps the sites apart by locale', () => {
    writeStored(storageKey('nl-NL', 'token'), 'nl');
    expect(readStored(storageKey('nl-BE', 'token'), isText)).toBeNull();
  });

  it('does not throw when storage is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored(key, 'seen')).not.toThrow();
  });

  it('removes a value', () => {
    writeStored(key, 'seen');
    removeStored(key);
    expect(readStored(key, isText)).toBeNull();
  });

  it('keeps what belongs to the tab apart', () => {
    writeStored(key, 'seen', -1, 'tab');
    expect(readStored(key, isText)).toBeNull();
    expect(readStored(key, isText, 'tab')).toBe('seen');
    removeStored(key, 'tab');
    expect(readStored(key, isText, 'tab')).toBeNull();
  });

  it('removes all that begins alike and nothing else', () => {
    for (const name of ['tr.token', 'tr.recently-viewed', 'b2bTr.token']) {
      writeStored(storageKey('tr-TR', name), name);
    }
    window.localStorage.setItem('foreign', 'stays');
    removeAllStored(storageKey('tr-TR', 'tr.'));
    expect(Object.keys(window.localStorage).sort()).toEqual(['foreign', 'linden.tr-TR.b2bTr.token']);
  });
});
