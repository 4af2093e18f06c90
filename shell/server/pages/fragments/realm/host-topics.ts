import type { HostFunction, Primitive } from './host-function.ts';

/** Answer of a bundle as primitives, not validated. */
export type RawAnswer =
  | { readonly kind: 'markup'; readonly html: string }
  | { readonly kind: 'threw' | 'garbage'; readonly detail: string }
  | {
      readonly kind: 'fragment';
      readonly status: Primitive;
      readonly html: Primitive;
      readonly stateJson: Primitive;
      readonly headJson: Primitive;
      readonly isCacheable: Primitive;
      readonly redirectTo: Primitive;
    };

/** Receives the reports of a realm. */
export type RealmListener = {
  readonly answered: (run: number, answer: RawAnswer) => void;
  readonly called: (run: number, call: number, requestJson: string, tag: string | null) => void;
  /** Code of the realm threw outside of a run. */
  readonly crashed: (detail: string) => void;
};

const MAX_TIMERS = 10_000;
const MAX_TIMER_MS = 2_147_483_647;
/**
 * Limit on texts, because they pass through two processes, and a bundle can replace the functions that shorten them.
 */
const MAX_CHARACTERS = 2_000_000;

const textOf = (value: Primitive): string => (typeof value === 'string' ? value : '');
const numberOf = (value: Primitive): number => (typeof value === 'number' ? value : Number.NaN);

const URL_PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const;

const partsJson = (url: URL): string =>
  JSON.stringify(Object.fromEntries(URL_PARTS.map((part) => [part, url[part]])));

const parseUrl = (text: string, base: Primitive): string => {
  const given = typeof base === 'string' ? base : undefined;
  return URL.canParse(text, given) ? partsJson(new URL(text, given)) : 'null';
};

const changeUrl = (text: string, part: string, value: string): string => {
  const url = new URL(text);
  if (part !== 'href' && part !== 'origin' && URL_PARTS.some((each) => each === part))
    Reflect.set(url, part, value);
  return partsJson(url);
};

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');

const queryText = (pairsJson: string): string => {
  const pairs: unknown = JSON.parse(pairsJson);
  return Array.isArray(pairs) ? new URLSearchParams(pairs.filter(isPair)).toString() : '';
};

/** Timers of one realm. `fire` runs in the realm. */
const createTimers = (fire: (id: number) => void) => {
  const timers = new Map<number, NodeJS.Timeout>();
  const stop = (id: number): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  return {
    start: (id: number, ms: number, repeats: boolean): void => {
      if (timers.size >= MAX_TIMERS) throw new Error('too many timers');
      const delay = Math.min(Math.max(ms, 1), MAX_TIMER_MS);
      const once = (): void => {
        timers.delete(id);
        fire(id);
      };
      timers.set(id, (repeats ? setInterval(() => fire(id), delay) : setTimeout(once, delay)).unref());
    },
    stop,
    stopAll: (): void => {
      for (const id of timers.keys()) stop(id);
    },
  };
};

const isTooLong = (value: Primitive): boolean => typeof value === 'string' && value.length > MAX_CHARACTERS;

type Topic = (values: readonly Primitive[]) => Primitive;

const answerTopics = (listener: RealmListener): Record<string, Topic> => ({
  markup: ([run, html]) => {
    listener.answered(numberOf(run), { kind: 'markup', html: textOf(html) });
  },
  threw: ([run, detail]) => {
    listener.answered(numberOf(run), { kind: 'threw', detail: textOf(detail) });
  },
  garbage: ([run, detail]) => {
    listener.answered(numberOf(run), { kind: 'garbage', detail: textOf(detail) });
  },
  fragment: ([run, status, html, stateJson, headJson, isCacheable, redirectTo]) => {
    listener.answered(numberOf(run), {
      kind: 'fragment',
      status,
      html,
      stateJson,
      headJson,
      isCacheable,
      redirectTo,
    });
  },
  call: ([run, call, requestJson, tag]) => {
    listener.called(numberOf(run), numberOf(call), textOf(requestJson), typeof tag === 'string' ? tag : null);
  },
  crash: ([detail]) => {
    listener.crashed(textOf(detail));
  },
});

/**
 * Host function of one realm: the requests that its program can make. All values from the realm are primitives,
 * and not validated.
 */
export const hostTopics = (
  listener: RealmListener,
  fire: (timer: number) => void,
): { readonly host: HostFunction; readonly close: () => void } => {
  const timers = createTimers(fire);
  const topics: Record<string, Topic> = {
    ...answerTopics(listener),
    timer: ([id, ms, repeats]) => {
      timers.start(numberOf(id), numberOf(ms), repeats === true);
    },
    'no-timer': ([id]) => {
      timers.stop(numberOf(id));
    },
    url: ([text, base]) => parseUrl(textOf(text), base),
    'url-part': ([text, part, value]) => changeUrl(textOf(text), textOf(part), textOf(value)),
    query: ([text]) => JSON.stringify([...new URLSearchParams(textOf(text))]),
    'query-text': ([pairs]) => queryText(textOf(pairs)),
  };
  const byName = new Map(Object.entries(topics));
  return {
    host: (topic, ...values) => {
      // the parts of a fragment are checked elsewhere, with a reason
      if (topic !== 'fragment' && values.some(isTooLong)) throw new RangeError('a text is too long');
      return byName.get(topic)?.(values);
    },
    close: timers.stopAll,
  };
};
