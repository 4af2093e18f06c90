/* Sent to realms as source: URL, URLSearchParams, TextEncoder and TextDecoder of a realm. The host's own
   classes must not enter a realm, because `URL.constructor` is the host's `Function`. */
import type { HostFunction } from './host-function.ts';

type Pair = [string, string];

/** Name-value pairs of any `URLSearchParams` initialiser. */
export function pairsOf(host: HostFunction, init: unknown): Pair[] {
  const textOf = (value: unknown): string => String(value);
  const isPairs = (value: unknown): value is Iterable<readonly [unknown, unknown]> =>
    typeof value === 'object' && value !== null && Symbol.iterator in value;
  const pairs = (from: Iterable<readonly [unknown, unknown]>): Pair[] =>
    Array.from(from, ([name, value]): Pair => [String(name), String(value)]);
  if (init === undefined || init === null) return [];
  if (isPairs(init)) return pairs(init);
  if (typeof init === 'object') return pairs(Object.entries(init));
  const parsed: unknown = JSON.parse(String(host('query', textOf(init))));
  return isPairs(parsed) ? pairs(parsed) : [];
}

/** Creates the class `URLSearchParams`. `changed` receives the text after each change. */
export function createSearchParams(host: HostFunction) {
  return class URLSearchParams {
    #pairs: Pair[];
    #changed: (text: string) => void;

    constructor(init?: unknown, changed: (text: string) => void = () => undefined) {
      this.#pairs = pairsOf(host, init);
      this.#changed = changed;
    }
    #take(pairs: Pair[]): void {
      this.#pairs = pairs;
      this.#changed(this.toString());
    }
    get size(): number {
      return this.#pairs.length;
    }
    get(name: string): string | null {
      return this.#pairs.find(([each]) => each === name)?.[1] ?? null;
    }
    getAll(name: string): string[] {
      return this.#pairs.filter(([each]) => each === name).map(([, value]) => value);
    }
    has(name: string, value?: string): boolean {
      return this.#pairs.some((pair) => pair[0] === name && (value === undefined || pair[1] === value));
    }
    append(name: unknown, value: unknown): void {
      this.#take([...this.#pairs, [String(name), String(value)]]);
    }
    delete(name: string, value?: string): void {
      this.#take(
        this.#pairs.filter((pair) => pair[0] !== name || (value !== undefined && pair[1] !== value)),
      );
    }
    set(name: unknown, value: unknown): void {
      const at = this.#pairs.findIndex(([each]) => each === String(name));
      const others = this.#pairs.filter(([each], index) => index === at || each !== String(name));
      const pair: Pair = [String(name), String(value)];
      this.#take(at < 0 ? [...others, pair] : others.with(at, pair));
    }
    sort(): void {
      this.#take(this.#pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))));
    }
    forEach(visit: (value: string, name: string, params: unknown) => void): void {
      for (const [name, value] of this.#pairs) visit(value, name, this);
    }
    keys = (): IterableIterator<string> => this.#pairs.map(([name]) => name).values();
    values = (): IterableIterator<string> => this.#pairs.map(([, value]) => value).values();
    entries(): IterableIterator<Pair> {
      return this.#pairs.map(([name, value]): Pair => [name, value])[Symbol.iterator]();
    }
    [Symbol.iterator] = (): IterableIterator<Pair> => this.entries();
    toString(): string {
      return String(host('query-text', JSON.stringify(this.#pairs)));
    }
  };
}

type UrlParts = { part: (name: string) => string; change: (name: string, value: string) => void };

/** Defines the parts of a `URL` as properties. */
export function defineUrlParts(prototype: UrlParts): void {
  const parts = [
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
  ];
  for (const name of ['origin', ...parts])
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: UrlParts) {
        return this.part(name);
      },
      set(this: UrlParts, value: unknown) {
        this.change(name, String(value));
      },
    });
}

/** Creates the class `URL`. The host parses URLs; only text crosses. */
export function createUrl(host: HostFunction, SearchParams: ReturnType<typeof createSearchParams>) {
  type Parts = Readonly<Record<string, string>>;
  const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
  const read = (json: unknown): Parts => {
    const parts: unknown = JSON.parse(String(json));
    if (!isParts(parts)) throw new TypeError('Invalid URL');
    return parts;
  };
  const textOf = (value: unknown): string => String(value);
  const parse = (text: unknown, base: unknown): Parts =>
    read(host('url', textOf(text), base === undefined ? null : textOf(base)));
  class URL {
    #parts: Parts;
    #params: InstanceType<typeof SearchParams> | null = null;

    constructor(text: unknown, base?: unknown) {
      this.#parts = parse(text, base);
    }
    static parse(text: unknown, base?: unknown): URL | null {
      try {
        return new URL(text, base);
      } catch {
        return null;
      }
    }
    static canParse(text: unknown, base?: unknown): boolean {
      return URL.parse(text, base) !== null;
    }
    part(name: string): string {
      return this.#parts[name] ?? '';
    }
    change(name: string, value: string): void {
      this.#parts = read(host('url-part', this.href, name, value));
      if (name === 'search') this.#params = null;
    }
    get href(): string {
      return this.part('href');
    }
    get searchParams(): InstanceType<typeof SearchParams> {
      this.#params ??= new SearchParams(this.part('search'), (text) => {
        const params = this.#params;
        this.change('search', text);
        this.#params = params;
      });
      return this.#params;
    }
    toString(): string {
      return this.href;
    }
    toJSON(): string {
      return this.href;
    }
  }
  defineUrlParts(URL.prototype);
  return URL;
}
