import { whenIdle } from './when-idle';

describe('in a browser without idle callbacks', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('calls back once, after a while', () => {
    const callback = jest.fn();
    whenIdle(callback);
    expect(callback).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('does not call back after it has been called off', () => {
    const callback = jest.fn();
    whenIdle(callback)();
    jest.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});

describe('in a browser with idle callbacks', () => {
  const request = jest.fn((_callback: () => void, _options: IdleRequestOptions) => 7);
  const cancel = jest.fn();
  beforeEach(() => {
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('leaves the moment to the browser, and calls off what it asked for', () => {
    const callback = jest.fn();
    const callOff = whenIdle(callback);
    request.mock.calls[0]?.[0]();
    expect(callback).toHaveBeenCalledTimes(1);
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('waits five seconds at most for a page that is never idle', () => {
    whenIdle(jest.fn());
    expect(request).toHaveBeenLastCalledWith(expect.any(Function), { timeout: 5000 });
  });
});
