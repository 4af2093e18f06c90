import * as t from 'io-ts';

const Work = t.type({
  name: t.string,
  ts: t.number,
  pid: t.number,
  tid: t.number,
  dur: t.number,
  /** Processor time of the event. */
  tdur: t.number,
});
const Input = t.type({ args: t.type({ type: t.string }) });
const Posted = t.type({ args: t.type({ src_func: t.string }) });

type Work = t.TypeOf<typeof Work>;

export type KeyCost = {
  /** The task of the key itself: at its end the document shows the result of the letter. */
  readonly toFoundMs: number;
  /** Processor time of the main thread from the key to the end of its frame. */
  readonly toPaintMs: number;
  readonly toNextKeyMs: number;
};

/** A key as the page receives it, and the sender of a frame's task: Chromium's own names. */
const HEARD = 'WebFrameWidgetImpl::HandleInputEvent';
const PRESSED = ['KeyDown', 'RawKeyDown'];
const FRAME = 'ScheduledActionSendBeginMainFrame';
/** Task of the main thread, without the tracing after it. Nested work is included. */
const TASK = 'ThreadControllerImpl::RunTask';
const TASKS = [TASK, 'BlinkScheduler_PerformMicrotaskCheckpoint'];

const MICROSECONDS = 1000;

const inOrder = (work: readonly Work[]): readonly Work[] => work.toSorted((one, other) => one.ts - other.ts);

const isPress = (event: unknown): event is Work =>
  Work.is(event) && event.name === HEARD && Input.is(event) && PRESSED.includes(event.args.type);

const isFrame = (work: Work): boolean =>
  work.name === TASK && Posted.is(work) && work.args.src_func === FRAME;

const tasksOf = (events: readonly unknown[], { pid, tid }: Work): readonly Work[] =>
  inOrder(
    events
      .filter(Work.is)
      .filter((work) => TASKS.includes(work.name) && work.pid === pid && work.tid === tid),
  ).reduce<readonly Work[]>((outer, task) => {
    const last = outer.at(-1);
    return last !== undefined && task.ts < last.ts + last.dur ? outer : [...outer, task];
  }, []);

const spent = (tasks: readonly Work[]): number =>
  tasks.reduce((sum, { tdur }) => sum + tdur, 0) / MICROSECONDS;

/** The cost of each key in a Chromium trace on the page's main thread. A key after which nothing was painted is left out. */
export const keyCosts = (events: readonly unknown[]): readonly KeyCost[] => {
  const presses = inOrder(events.filter(isPress));
  const [first] = presses;
  if (first === undefined) return [];
  const tasks = tasksOf(events, first);
  const keys = presses.map((press) => tasks.findLastIndex(({ ts }) => ts <= press.ts));
  return keys.flatMap((key, at) => {
    const work = tasks.slice(key, keys[at + 1]);
    const shown = work.findIndex(isFrame);
    if (shown === -1) return [];
    return [
      {
        toFoundMs: spent(work.slice(0, 1)),
        toPaintMs: spent(work.slice(0, shown + 1)),
        toNextKeyMs: spent(work),
      },
    ];
  });
};
