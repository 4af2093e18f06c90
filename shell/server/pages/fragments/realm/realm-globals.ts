/* Sent to realms as source: globals of a realm that are not part of the language. */
import type { HostFunction } from './host-function.ts';

/** Creates UTF-8 encoder and decoder, with only what bundles use. */
export function createTextCoders() {
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
    // a lone surrogate has no UTF-8 encoding and becomes U+FFFD, as in browsers
    const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
    const bytes: number[] = [];
    for (let at = 0; at < escaped.length; at += 1) {
      const isEscape = escaped[at] === '%';
      bytes.push(isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at));
      if (isEscape) at += 2;
    }
    return new Uint8Array(bytes);
  };
  const textOf = (bytes: Uint8Array): string =>
    decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  return {
    TextEncoder: class TextEncoder {
      readonly encoding = 'utf-8';
      encode(text: unknown = ''): Uint8Array {
        return bytesOf(String(text));
      }
    },
    TextDecoder: class TextDecoder {
      readonly encoding = 'utf-8';
      /** Throws a `TypeError` if the bytes are not UTF-8, as with `fatal: true`. */
      decode(bytes: Uint8Array = new Uint8Array()): string {
        try {
          return textOf(bytes);
        } catch {
          throw new TypeError('The encoded data is not valid UTF-8');
        }
      }
    },
  };
}

/** Creates the timers of a realm. The host schedules them and calls `fire` with the number of a timer. */
export function createTimers(host: HostFunction, crash: (error: unknown) => void) {
  type Timer = { readonly call: () => void; readonly repeats: boolean };
  const timers = new Map<number, Timer>();
  let last = 0;
  const start =
    (repeats: boolean) =>
    (callback: unknown, ms: unknown = 0, ...args: readonly unknown[]): number => {
      if (typeof callback !== 'function') throw new TypeError('a timer needs a function');
      last += 1;
      timers.set(last, { call: () => void Reflect.apply(callback, undefined, args), repeats });
      host('timer', last, Number(ms) || 0, repeats);
      return last;
    };
  const stop = (id: unknown): void => {
    if (typeof id === 'number' && timers.delete(id)) host('no-timer', id);
  };
  return {
    globals: {
      setTimeout: start(false),
      setInterval: start(true),
      clearTimeout: stop,
      clearInterval: stop,
      queueMicrotask: (callback: () => void): void => {
        void Promise.resolve()
          .then(callback)
          .catch((error: unknown) => crash(error));
      },
    },
    fire: (id: number): void => {
      const timer = timers.get(id);
      if (timer?.repeats === false) timers.delete(id);
      try {
        timer?.call();
      } catch (error) {
        crash(error);
      }
    },
  };
}

/** Loads CommonJS modules from factories, each one once. */
export function createRequireFrom(factories: ReadonlyMap<string, (...args: readonly unknown[]) => unknown>) {
  const loaded = new Map<string, { exports: unknown }>();
  return function require(name: unknown): unknown {
    const known = loaded.get(String(name));
    if (known !== undefined) return known.exports;
    const factory = factories.get(String(name));
    if (factory === undefined) throw new Error(`Cannot find module '${String(name)}'`);
    const module: { exports: unknown } = { exports: {} };
    loaded.set(String(name), module);
    factory(module.exports, require, module);
    return module.exports;
  };
}
