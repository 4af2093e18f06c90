import * as t from 'io-ts';

import { INTERACTIVE } from './page-script.ts';

const Thread = t.type({ pid: t.number, tid: t.number });
const Mark = t.intersection([Thread, t.type({ name: t.string, ts: t.number })]);
const Span = t.intersection([
  Mark,
  t.type({
    dur: t.number,
    /**
     * Processor time of the thread itself, independent of other work on the machine. Absent in spans of one or two
     * microseconds.
     */
    tdur: t.number,
  }),
]);

export type Span = t.TypeOf<typeof Span>;

/** Chromium's name for a task of the main thread, without the tracing after it. */
export const TASK = 'ThreadControllerImpl::RunTask';
/** Tasks, and the microtasks between two of them. */
export const TASKS: ReadonlySet<string> = new Set([TASK, 'BlinkScheduler_PerformMicrotaskCheckpoint']);
/** Chromium's names of script and style work, as its developer tools group them. */
const SCRIPT_OR_STYLE: ReadonlySet<string> = new Set([
  ...[
    'EvaluateScript',
    'v8.compile',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'EventDispatch',
    'XHRLoad',
  ],
  ...[
    'FireAnimationFrame',
    'FireIdleCallback',
    'MinorGC',
    'MajorGC',
    'BlinkScheduler_PerformMicrotaskCheckpoint',
  ],
  ...['UpdateLayoutTree', 'Layout', 'ParseAuthorStyleSheet'],
]);
/** The renderer has received the document. Before that, the process itself starts. */
const COMMIT = 'CommitLoad';

const MICROSECONDS = 1000;

/** Sum of processor time in ms. */
export const spent = (spans: readonly Span[]): number =>
  spans.reduce((sum, { tdur }) => sum + tdur, 0) / MICROSECONDS;

/** Spans of one thread with the given names, in order, without nested ones. */
export const outermost = (
  events: readonly unknown[],
  { pid, tid }: t.TypeOf<typeof Thread>,
  names: ReadonlySet<string>,
): readonly Span[] =>
  events
    .filter(Span.is)
    .filter((span) => names.has(span.name) && span.pid === pid && span.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .reduce<Span[]>((outer, span) => {
      const last = outer.at(-1);
      if (last === undefined || span.ts >= last.ts + last.dur) outer.push(span);
      return outer;
    }, []);

export type Work = {
  /** Processor time for script and style on the main thread until the page was interactive, in ms. */
  readonly workMs: number;
  /** Longest task of the whole visit, in ms of processor time. */
  readonly longestTaskMs: number;
};

/** Work of a page in a Chromium trace of its visit. Null if it did not become interactive. */
export const workOf = (events: readonly unknown[]): Work | null => {
  const marks = events.filter(Mark.is);
  const interactive = marks.find(({ name }) => name === INTERACTIVE);
  if (interactive === undefined) return null;
  const isOfPage = ({ pid, tid }: t.TypeOf<typeof Thread>): boolean =>
    pid === interactive.pid && tid === interactive.tid;
  const from = marks.find((mark) => mark.name === COMMIT && isOfPage(mark))?.ts ?? 0;
  const since = (names: ReadonlySet<string>): readonly Span[] =>
    outermost(events, interactive, names).filter(({ ts }) => ts >= from);
  const work = since(SCRIPT_OR_STYLE).filter(({ ts }) => ts < interactive.ts);
  return {
    workMs: spent(work),
    longestTaskMs: Math.max(0, ...since(TASKS).map((task) => spent([task]))),
  };
};
