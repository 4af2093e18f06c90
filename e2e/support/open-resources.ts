import type { CDPSession, Page } from '@playwright/test';

type Kept = {
  /** Readable description: `listener document click`. */
  readonly words: string;
  /** Target that holds it. A detached or freed target keeps nothing open. */
  readonly target?: WeakRef<object>;
  /** Whether it ends by itself soon: a frame, a timer of less than 50 ms. */
  readonly isPassing?: boolean;
};

type Call = (self: unknown, given: unknown[]) => unknown;

type OpenList = {
  readonly kept: Map<unknown, Kept>;
  readonly nameOf: (target: unknown) => string;
  /** Replaces a method. Passes `this`, arguments and result of the original through. */
  readonly replace: (holder: object, method: string, make: (original: Call) => Call) => void;
};

declare global {
  interface Window {
    openList?: OpenList;
  }
}

const makeList = (): void => {
  window.openList = {
    kept: new Map(),
    nameOf: (target) => {
      if (target === window) return 'window';
      if (target instanceof Element) return target.localName;
      return target === document ? 'document' : Object.prototype.toString.call(target).slice(8, -1);
    },
    replace: (holder, method, make) => {
      const original: unknown = Reflect.get(holder, method);
      if (typeof original !== 'function') return;
      const call = make((self, given) => Reflect.apply(original, self, given));
      Reflect.set(holder, method, function (this: unknown, ...given: unknown[]) {
        return call(this ?? window, given);
      });
    },
  };
};

const watchTimers = (): void => {
  const list = window.openList;
  if (list === undefined) throw new Error('no list');
  const { kept, replace } = list;
  const watch = (begin: string, end: string, word: string, isOnce: boolean): void => {
    replace(window, begin, (original) => (self, [work, ms, ...rest]) => {
      let key = '';
      const delay = typeof ms === 'number' ? ms : 0;
      const run = function (this: unknown, ...given: unknown[]): unknown {
        if (isOnce) kept.delete(key);
        return typeof work === 'function' ? Reflect.apply(work, this, given) : undefined;
      };
      const id = original(self, [run, ms, ...rest]);
      key = `${end} ${String(id)}`;
      kept.set(key, { words: `${word} ${String(delay)}`, isPassing: isOnce && delay < 50 });
      return id;
    });
    replace(window, end, (original) => (self, given) => {
      kept.delete(`${end} ${String(given[0])}`);
      return original(self, given);
    });
  };
  watch('setTimeout', 'clearTimeout', 'timer', true);
  watch('setInterval', 'clearInterval', 'interval', false);
  watch('requestAnimationFrame', 'cancelAnimationFrame', 'frame', true);
  watch('requestIdleCallback', 'cancelIdleCallback', 'idle', true);
};

const watchListeners = (): void => {
  const list = window.openList;
  if (list === undefined) throw new Error('no list');
  const { kept, nameOf, replace } = list;
  const keys = new WeakMap<object, Map<string, WeakMap<object, object>>>();
  /** One key for one target, type, listener and phase, as the browser distinguishes them. */
  const keyOf = (target: object, [type, hear, options]: unknown[]): object | null => {
    if ((typeof hear !== 'object' && typeof hear !== 'function') || hear === null) return null;
    const isCapture =
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    const word = `${String(type)} ${String(isCapture === true)}`;
    const ofTarget = keys.get(target) ?? new Map<string, WeakMap<object, object>>();
    keys.set(target, ofTarget);
    const ofWord = ofTarget.get(word) ?? new WeakMap<object, object>();
    ofTarget.set(word, ofWord);
    const key = ofWord.get(hear) ?? {};
    ofWord.set(hear, key);
    return key;
  };
  replace(EventTarget.prototype, 'addEventListener', (original) => (self, given) => {
    const key = self instanceof EventTarget ? keyOf(self, given) : null;
    const options: unknown = given[2];
    const of = (name: string): unknown =>
      typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;
    const signal = of('signal');
    if (key === null || !(self instanceof EventTarget)) return original(self, given);
    if (signal instanceof AbortSignal && signal.aborted) return original(self, given);
    if (!kept.has(key)) {
      const end = (): void => void kept.delete(key);
      const words = `listener ${nameOf(self)} ${String(given[0])}`;
      kept.set(key, { words, target: new WeakRef(self) });
      if (of('once') === true) original(self, [given[0], end, options]);
      if (signal instanceof AbortSignal) original(signal, ['abort', end, { once: true }]);
    }
    return original(self, given);
  });
  replace(EventTarget.prototype, 'removeEventListener', (original) => (self, given) => {
    if (self instanceof EventTarget) kept.delete(keyOf(self, given));
    return original(self, given);
  });
};

const watchObservers = (): void => {
  const list = window.openList;
  if (list === undefined) throw new Error('no list');
  const { kept, nameOf, replace } = list;
  const keys = new WeakMap<object, Map<unknown, object>>();
  const ofObserver = (observer: unknown): Map<unknown, object> => {
    if (typeof observer !== 'object' || observer === null) return new Map();
    const found = keys.get(observer) ?? new Map<unknown, object>();
    keys.set(observer, found);
    return found;
  };
  const kinds = [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver];
  for (const { name, prototype } of kinds) {
    replace(prototype, 'observe', (original) => (self, given) => {
      const target = given[0] instanceof Node ? given[0] : window;
      const key = ofObserver(self).get(target) ?? {};
      ofObserver(self).set(target, key);
      kept.set(key, { words: `${name} ${nameOf(target)}`, target: new WeakRef(target) });
      return original(self, given);
    });
    replace(prototype, 'unobserve', (original) => (self, given) => {
      kept.delete(ofObserver(self).get(given[0]));
      return original(self, given);
    });
    replace(prototype, 'disconnect', (original) => (self, given) => {
      for (const key of ofObserver(self).values()) kept.delete(key);
      return original(self, given);
    });
  }
};

const watchConnections = (): void => {
  const list = window.openList;
  if (list === undefined) throw new Error('no list');
  const { kept, replace } = list;
  const kinds = [
    { kind: BroadcastChannel, end: 'close' },
    { kind: EventSource, end: 'close' },
    { kind: WebSocket, end: 'close' },
    { kind: Worker, end: 'terminate' },
  ];
  for (const { kind, end } of kinds) {
    const counted = new Proxy(kind, {
      construct: (original, given, newTarget) => {
        const made: unknown = Reflect.construct(original, given, newTarget);
        kept.set(made, { words: `${kind.name} ${String(given[0])}` });
        return made as object;
      },
    });
    Reflect.set(window, kind.name, counted);
    replace(kind.prototype, end, (original) => (self, given) => {
      kept.delete(self);
      return original(self, given);
    });
  }
};

/** The open resources of a page at a time, as text, sorted. */
export type OpenResources = {
  /** Lasts until it is removed: listeners, observers, connections, intervals, timers of 50 ms and more. */
  readonly lasting: readonly string[];
  /** Ends by itself soon. */
  readonly passing: readonly string[];
};

const read = (): OpenResources => {
  const isOpen = ({ target }: Kept): boolean => {
    const held = target?.deref();
    return target === undefined || (held instanceof Node ? held.isConnected : held !== undefined);
  };
  const open = [...(window.openList?.kept.values() ?? [])].filter(isOpen);
  const targets: readonly object[] = [window, document, document.documentElement, document.body];
  const properties = targets.flatMap((target) => {
    const names: string[] = [];
    for (const name in target)
      if (name.startsWith('on') && typeof Reflect.get(target, name) === 'function') names.push(name);
    return names.map((name) => `property ${name} of ${window.openList?.nameOf(target) ?? ''}`);
  });
  const words = (isPassing: boolean): readonly string[] =>
    open.filter((each) => (each.isPassing ?? false) === isPassing).map((each) => each.words);
  return { lasting: [...words(false), ...properties].toSorted(), passing: words(true).toSorted() };
};

/** Records all resources that pages create and do not release, starting before the first script of each later page. */
export const watchOpenResources = async (page: Page): Promise<void> => {
  const parts = [makeList, watchTimers, watchListeners, watchObservers, watchConnections];
  await page.addInitScript({ content: parts.map((part) => `(${part.toString()})();`).join('\n') });
};

/** Entries that occur more often in the second list, each as often as it exceeds the first. */
export const moreThan = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const known = [...before];
  return after.filter((words) => {
    const at = known.indexOf(words);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
};

/** Open resources after garbage collection. */
export const readOpenResources = async (page: Page, session: CDPSession): Promise<OpenResources> => {
  await session.send('HeapProfiler.collectGarbage');
  // with a locator: Playwright's own listeners are on the page from the first call on
  return page.locator('html').evaluate(read);
};
