import { JSDOM, VirtualConsole } from 'jsdom';
import type { DOMWindow } from 'jsdom';

import { rememberProperties } from './remember-properties.ts';

/** Globals that Node keeps, except these: jsdom's versions belong to its window. */
const JSDOM_OWNS = /Event|^(navigator|localStorage|sessionStorage)$/;
const WINDOW_NAMES = ['window', 'self', 'top', 'parent', 'frames'];

type AnyFunction = (...args: unknown[]) => unknown;

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';
const isClass = (value: unknown): value is AnyFunction & { readonly prototype: object | undefined } =>
  isFunction(value) && /^[A-Z]/.test(value.name);

const memberNames = (window: DOMWindow): readonly string[] => {
  const nodeOwns = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !JSDOM_OWNS.test(name)));
  const names = new Set<string>();
  for (
    let each: object | null = window;
    each !== null && each !== window.Object.prototype;
    each = Reflect.getPrototypeOf(each)
  )
    for (const name of Object.getOwnPropertyNames(each)) names.add(name);
  names.delete('constructor');
  return [...names].filter((name) => !nodeOwns.has(name) && !WINDOW_NAMES.includes(name));
};

/**
 * Forwards reads to the window's member until a test assigns another value. Returns a function that undoes the
 * assignment.
 */
const forward = (window: DOMWindow, name: string): (() => void) => {
  let assigned: { readonly value: unknown } | null = null;
  const initial: unknown = Reflect.get(window, name);
  const bound = isFunction(initial) && !isClass(initial) ? initial.bind(window) : null;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: true,
    get: (): unknown => (assigned === null ? (bound ?? Reflect.get(window, name)) : assigned.value),
    set: (value: unknown) => {
      assigned = { value };
    },
  });
  return () => {
    assigned = null;
  };
};

/** Records the listeners that are added to a target. Returns a function that removes them. */
const recordListeners = (target: EventTarget): (() => void) => {
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  const addEventListener = target.addEventListener.bind(target);
  target.addEventListener = (...args) => {
    added.push(args);
    addEventListener(...args);
  };
  return () => {
    for (const args of added.splice(0)) target.removeEventListener(...args);
  };
};

/** Ends the timers of a page with it: otherwise a running timer could act in the test of another file. */
const recordTimers = (): (() => void) => {
  const running = new Set<unknown>();
  for (const name of ['setTimeout', 'setInterval'] as const)
    Reflect.set(
      globalThis,
      name,
      new Proxy(globalThis[name], {
        apply: (start, self, args) => {
          const timer: unknown = Reflect.apply(start, self, args);
          running.add(timer);
          return timer;
        },
      }),
    );
  return () => {
    // in Node it also clears intervals
    for (const timer of running) Reflect.apply(clearTimeout, globalThis, [timer]);
    running.clear();
  };
};

const recordFrames = (window: DOMWindow): (() => void) => {
  const requested = new Set<number>();
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    const frame = request(callback);
    requested.add(frame);
    return frame;
  };
  return () => {
    for (const frame of requested) window.cancelAnimationFrame(frame);
    requested.clear();
  };
};

const emptyDocument = (document: Document): void => {
  // keeps the elements themselves, because Testing Library's `screen` is bound to this body
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
};

/** Objects, classes and prototypes that a test can patch. */
const patchable = (window: DOMWindow): readonly object[] => {
  const { document, navigator, history, screen } = window;
  const classes = Object.getOwnPropertyNames(window)
    .map((name): unknown => Reflect.get(window, name))
    .filter(isClass)
    .flatMap((each) => (each.prototype === undefined ? [each] : [each, each.prototype]));
  const elements = [document.documentElement, document.head, document.body];
  return [window, document, ...elements, navigator, history, screen, ...new Set(classes)];
};

/**
 * Turns this process into a browser: the members of one jsdom window become globals. Returns a function that
 * restores the initial state of the browser.
 */
export const installBrowserGlobals = (): (() => void) => {
  // Node loads this class lazily and derives it from the global Event, which is about to change
  Reflect.get(globalThis, 'MessageEvent');
  const virtualConsole = new VirtualConsole();
  virtualConsole.sendTo(console, { omitJSDOMErrors: true });
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  const resets = [
    recordListeners(window),
    recordListeners(window.document),
    recordTimers(),
    recordFrames(window),
  ];
  for (const name of memberNames(window)) resets.push(forward(window, name));
  for (const name of WINDOW_NAMES)
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: globalThis });
  // a library that gets the window from an element must see the globals of the test
  Object.defineProperty(window.document, 'defaultView', { configurable: true, get: () => globalThis });
  resets.push(rememberProperties(patchable(window)));
  return () => {
    emptyDocument(window.document);
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const reset of resets) reset();
    // a new entry, unlike a replaced one, ends a pending step back and removes forward entries
    window.history.pushState(null, '', '/');
  };
};
