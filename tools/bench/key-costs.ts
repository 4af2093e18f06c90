import * as t from 'io-ts';

const Work = t.type({
  name: t.string,
  ts: t.number,
  pid: t.number,
  tid: t.number,
  dur: t.number,
  /** The processor's own time of it. */
  tdur: t.number,
});
const Dispatch = t.type({ args: t.type({ data: t.type({ type: t.string }) }) });

type Work = t.TypeOf<typeof Work>;

export type KeyCost = {
  /** The task of the key itself: at its end what follows from the letter stands in the document. */
  readonly toFoundMs: number;
  /** The main thread's own time from the key to the end of the frame that shows it. */
  readonly toPaintMs: number;
  readonly toNextKeyMs: number;
};

const inOrder = (work: readonly Work[]): readonly Work[] => work.toSorted((one, other) => one.ts - other.ts);

const dispatched = (events: readonly unknown[], type: string): readonly Work[] =>
  inOrder(
    events
      .filter((event) => Work.is(event) && event.name === 'EventDispatch')
      .filter((event) => Dispatch.is(event) && event.args.data.type === type)
      .filter(Work.is),
  );

const named = (events: readonly unknown[], name: string, { pid, tid }: Work): readonly Work[] =>
  inOrder(
    events.filter(Work.is).filter((work) => work.name === name && work.pid === pid && work.tid === tid),
  );

const MICROSECONDS = 1000;

/** The main thread's work without what a trace does after each task; what runs inside another is counted with it. */
const TASKS = ['ThreadControllerImpl::RunTask', 'BlinkScheduler_PerformMicrotaskCheckpoint'];

const tasksOf = (events: readonly unknown[], thread: Work): readonly Work[] =>
  inOrder(TASKS.flatMap((name) => named(events, name, thread))).reduce<readonly Work[]>((outer, task) => {
    const last = outer.at(-1);
    return last !== undefined && task.ts < last.ts + last.dur ? outer : [...outer, task];
  }, []);

const spent = (tasks: readonly Work[], from: number, to: number): number =>
  tasks.filter(({ ts }) => ts >= from && ts < to).reduce((sum, { tdur }) => sum + tdur, 0) / MICROSECONDS;

/** What each key in a trace of Chromium cost the page's main thread; a key after which nothing was painted is left out. */
export const keyCosts = (events: readonly unknown[]): readonly KeyCost[] => {
  const keys = dispatched(events, 'keydown');
  const [first] = keys;
  if (first === undefined) return [];
  const inputs = dispatched(events, 'input');
  const tasks = tasksOf(events, first);
  const commits = named(events, 'Commit', first);
  const startOf = (key: Work): number => tasks.findLast(({ ts }) => ts <= key.ts)?.ts ?? key.ts;
  return keys.flatMap((key, at) => {
    const following = keys[at + 1];
    const next = following === undefined ? Number.POSITIVE_INFINITY : startOf(following);
    const from = startOf(key);
    const heardAt = inputs.find(({ ts }) => ts >= key.ts)?.ts ?? next;
    const shown = commits.find(({ ts }) => ts > heardAt);
    if (shown === undefined || shown.ts >= next) return [];
    return [
      {
        toFoundMs: spent(tasks, from, heardAt),
        toPaintMs: spent(tasks, from, shown.ts + shown.dur),
        toNextKeyMs: spent(tasks, from, next),
      },
    ];
  });
};
