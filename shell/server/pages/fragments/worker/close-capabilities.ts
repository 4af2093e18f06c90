/**
 * Capabilities that a render thread does not need after its modules are loaded: network, files, processes and threads.
 */
const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'WebAssembly'];
const OF_PROCESS = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'execve',
  'getBuiltinModule',
  'kill',
  '_kill',
  '_debugProcess',
  'loadEnvFile',
  'report',
];
const INTRINSICS = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'RegExp', 'Date'],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Proxy', 'Reflect'],
  ...['JSON', 'Math', 'Intl', 'Atomics', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Uint8Array'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
  'URIError',
];
const PERMISSIONS = ['fs', 'worker', 'child', 'addon', 'wasi', 'inspector'];

const callOf = (value: unknown, name: string): ((...args: readonly unknown[]) => void) | null => {
  const member: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof member === 'function' ? (...args) => void Reflect.apply(member, value, args) : null;
};

/** Keeps assignments to errors working, for example of their name, although their prototype is frozen. */
const makeOverridable = (prototype: object): void => {
  for (const name of ['name', 'message', 'toString', 'constructor']) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    if (descriptor === undefined || !('value' in descriptor)) continue;
    const initial: unknown = descriptor.value;
    Object.defineProperty(prototype, name, {
      configurable: false,
      enumerable: false,
      get: () => initial,
      set(this: object, value: unknown) {
        if (this === prototype) throw new TypeError(`${name} is read-only`);
        Object.defineProperty(this, name, { value, writable: true, enumerable: false, configurable: true });
      },
    });
  }
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const isError = (value: object): boolean => value === Error.prototype || value instanceof Error;

/** Built-in objects of the language, with their prototypes and those of iterators and generators. */
const intrinsics = (): readonly object[] => {
  const named = INTRINSICS.map((name): unknown => Reflect.get(globalThis, name)).filter(isObject);
  const prototypes = named.map((each): unknown => Reflect.get(each, 'prototype')).filter(isObject);
  const inherited = [
    [][Symbol.iterator](),
    new Map()[Symbol.iterator](),
    new Set()[Symbol.iterator](),
    ''[Symbol.iterator](),
    new Uint8Array(),
    (function* () {})(),
    (async function* () {})(),
    (): Promise<void> => Promise.resolve(),
  ].map((each): unknown => Object.getPrototypeOf(each));
  const parents = inherited.filter(isObject).map((each): unknown => Object.getPrototypeOf(each));
  return [...named, ...prototypes, ...inherited, ...parents].filter(isObject);
};

/**
 * Freezes the built-in objects. The only object of the host that a bundle can get is the error of a refused
 * `import()`. A bundle must not change its prototypes, which our code shares.
 */
const freezeIntrinsics = (): void => {
  const all = intrinsics();
  for (const each of all) if (isError(each)) makeOverridable(each);
  for (const each of all) Object.freeze(each);
};

/**
 * Drops the capabilities of this thread. Bundles cannot reach them from their realms, so this is a second barrier.
 * Without Node's permission model (a pool in a test), there are no permissions to drop.
 */
export const closeCapabilities = (): void => {
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  for (const name of OF_PROCESS) Reflect.deleteProperty(process, name);
  const drop = callOf(Reflect.get(process, 'permission'), 'drop');
  for (const permission of PERMISSIONS) drop?.(permission);
  freezeIntrinsics();
};
