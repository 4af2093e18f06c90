/* Sent to realms as source: our only code that runs in a realm, before any bundle. Only primitives cross
   between host and realm: an object of the host would expose the host's intrinsics. */
import type { HostFunction, Primitive } from './host-function.ts';
import { createReplyCache } from './reply-cache.ts';
import { createEvents } from './realm-events.ts';
import { createRequireFrom, createTextCoders, createTimers } from './realm-globals.ts';
import { createSearchParams, createUrl } from './realm-url.ts';

type Factory = (...args: readonly unknown[]) => unknown;

/** Functions of a realm for the host. Except `provide` and `start`, they take primitives. They never throw. */
export type RealmFunctions = {
  /** Adds a library. Called before a bundle runs. */
  readonly provide: (name: string, factory: Factory) => void;
  /** Evaluates the bundle. Returns an error message, or null. */
  readonly start: (factory: Factory) => string | null;
  /** Calls a function of the bundle. `extraJson`: additional properties of its request. */
  readonly run: (
    run: number,
    name: string,
    requestJson: string,
    textsJson: string,
    extraJson: string,
  ) => void;
  readonly fire: (timer: number) => void;
  readonly reply: (call: number, kind: string, text: string, tag: string) => void;
};

/** Text for a thrown value. */
export function describeThrown(error: unknown): string {
  try {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return text.slice(0, 2000);
  } catch {
    return 'a value without a text was thrown';
  }
}

/** Creates the HTTP port of a request. A call is sent as JSON, and its reply received as text. */
export function createCalls(host: HostFunction) {
  const replies = createReplyCache();
  const waiting = new Map<number, (kind: string, text: string, tag: string) => void>();
  let last = 0;
  const right = (value: unknown) => ({ _tag: 'Right', right: value });
  const left = (error: unknown) => ({ _tag: 'Left', left: error });
  const read = (key: string, text: string, tag: string): unknown => {
    try {
      return right(replies.read(key, text, tag === '' ? null : tag));
    } catch {
      return left({ _tag: 'DecodeError', codec: 'JSON', problems: ['the reply is not JSON'] });
    }
  };
  const http =
    (run: number) =>
    (request: { readonly service: unknown; readonly path: unknown; readonly query: unknown }) =>
    () =>
      new Promise((resolve) => {
        const key = JSON.stringify([request.service, request.path, request.query]);
        const known = replies.find(key);
        last += 1;
        waiting.set(last, (kind, text, tag) => {
          if (kind === 'json') resolve(read(key, text, tag));
          else if (kind === 'error') resolve(left(JSON.parse(text)));
          else resolve(right(kind === 'unchanged' ? known?.value : text));
        });
        host('call', run, last, JSON.stringify(request), known?.tag ?? null);
      });
  return {
    http,
    reply: (call: number, kind: string, text: string, tag: string): void => {
      const settle = waiting.get(call);
      waiting.delete(call);
      settle?.(kind, text, tag);
    },
  };
}

/** Sends the result of a run to the host. A frozen answer is serialised only once. */
export function createAnswers(host: HostFunction) {
  const maxCharacters = 2_000_000;
  type Plain = { readonly state: string; readonly head: string };
  const known = new WeakMap<object, Plain>();
  /** Serialises a value. Throws for `undefined` and functions. */
  const jsonOf = (value: unknown): string => {
    const json: unknown = JSON.stringify(value);
    return typeof json === 'string' ? json : 'null';
  };
  const plainOf = (answer: Readonly<Record<string, unknown>>): Plain => {
    const before = Object.isFrozen(answer) ? known.get(answer) : undefined;
    if (before !== undefined) return before;
    const isTooLong = typeof answer['html'] === 'string' && answer['html'].length > maxCharacters;
    const plain = {
      state: isTooLong ? 'null' : jsonOf(answer['state']),
      head: jsonOf(answer['head']),
    };
    if (Object.isFrozen(answer)) known.set(answer, plain);
    return plain;
  };
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null;
  const primitive = (value: unknown): Primitive =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
  return (run: number, answer: unknown): void => {
    if (typeof answer === 'string') return void host('markup', run, answer);
    if (!isRecord(answer)) return void host('garbage', run, `the answer is ${typeof answer}`);
    try {
      const { state, head } = plainOf(answer);
      const { status, html, isCacheable, redirectTo } = answer;
      const redirect = redirectTo === undefined ? undefined : primitive(redirectTo);
      host(
        'fragment',
        run,
        primitive(status),
        primitive(html),
        state,
        head,
        primitive(isCacheable),
        redirect,
      );
    } catch (error) {
      host('garbage', run, `head or state is not JSON: ${describeThrown(error)}`);
    }
  };
}

/** Calls functions of a bundle with a request parsed from JSON. */
export function createRuns(host: HostFunction, calls: ReturnType<typeof createCalls>) {
  const answer = createAnswers(host);
  const maxTexts = 24;
  const texts = new Map<string, unknown>();
  let exported: unknown = {};
  const textsOf = (json: string): unknown => {
    const value: unknown = texts.get(json) ?? JSON.parse(json);
    const [oldest] = texts.keys();
    if (texts.size >= maxTexts && oldest !== undefined) texts.delete(oldest);
    texts.set(json, value);
    return value;
  };
  const call = (
    run: number,
    name: string,
    [request, messages, extra]: readonly [string, string, string],
  ): unknown => {
    const found: unknown =
      typeof exported === 'object' && exported !== null ? Reflect.get(exported, name) : undefined;
    if (typeof found !== 'function') throw new Error(`the bundle exports no ${name}`);
    return Reflect.apply(found, undefined, [
      { ...JSON.parse(request), ...JSON.parse(extra), messages: textsOf(messages), http: calls.http(run) },
    ]);
  };
  const failed = (run: number, error: unknown): void => void host('threw', run, describeThrown(error));
  return {
    take: (value: unknown): string | null => {
      exported = value;
      return typeof value === 'object' && value !== null ? null : 'the bundle exports nothing';
    },
    run: (run: number, name: string, request: string, messages: string, extra: string): void => {
      try {
        Promise.resolve(call(run, name, [request, messages, extra])).then(
          (value: unknown) => answer(run, value),
          (error: unknown) => failed(run, error),
        );
      } catch (error) {
        failed(run, error);
      }
    },
  };
}

/** Turns a new context into a realm. The source of the other functions comes before it. */
export function installRealm(hostFunction: HostFunction, mode: string): RealmFunctions {
  const host: HostFunction = (topic, a, b, c, d, e, f, g) => {
    try {
      return hostFunction(topic, a, b, c, d, e, f, g);
    } catch {
      // an error of the host, such as a stack overflow, must not be exposed to a bundle
      throw new RangeError('the host did not answer');
    }
  };
  const calls = createCalls(host);
  const runs = createRuns(host, calls);
  const timers = createTimers(host, (error) => void host('crash', describeThrown(error)));
  const libraries = new Map<string, Factory>();
  const SearchParams = createSearchParams(host);
  Object.assign(globalThis, timers.globals, createTextCoders(), createEvents(), {
    global: globalThis,
    process: { env: { NODE_ENV: mode } },
    performance: { now: () => Date.now() },
    URLSearchParams: SearchParams,
    URL: createUrl(host, SearchParams),
  });
  // memory that V8 does not count for the thread
  for (const name of ['SharedArrayBuffer', 'WebAssembly']) Reflect.deleteProperty(globalThis, name);
  // their callbacks belong to no job, so another bundle would be blamed for them
  Reflect.deleteProperty(globalThis, 'FinalizationRegistry');
  Reflect.deleteProperty(Atomics, 'waitAsync');
  return {
    provide: (name, factory) => void libraries.set(name, factory),
    start: (factory) => {
      try {
        const module: { exports: unknown } = { exports: {} };
        factory(module.exports, createRequireFrom(libraries), module, '', '');
        return runs.take(module.exports);
      } catch (error) {
        return describeThrown(error);
      }
    },
    run: runs.run,
    fire: timers.fire,
    reply: calls.reply,
  };
}
