import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has its own signals, which the requests of Node refuse. Nothing here ends a call by a signal. */
class SignallessRequest extends Request {
  /** @param {ConstructorParameters<typeof Request>[0]} input @param {RequestInit} [init] */
  constructor(input, init) {
    super(input, init && { ...init, signal: null });
  }
}

/** jsdom with what a call to the API is made of; `fetch` itself is given by the test that expects one. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const parts = { Request: SignallessRequest, Response, Headers, ReadableStream, TextDecoder, TextEncoder };
    for (const [name, value] of Object.entries(parts)) Reflect.set(this.global, name, value);
    Reflect.set(this.global.crypto, 'randomUUID', () => crypto.randomUUID());
  }
}
