import * as t from 'io-ts';

import { outermost, spent, TASK, TASKS } from './main-thread.ts';
import type { Span } from './main-thread.ts';

const Press = t.type({
  name: t.string,
  ts: t.number,
  pid: t.number,
  tid: t.number,
  args: t.type({ type: t.string }),
});
const Posted = t.type({ args: t.type({ src_func: t.string }) });

type Press = t.TypeOf<typeof Press>;

/** Processor time of the main thread in ms. */
export type KeyCost = {
  /** From the key to the end of its frame. */
  readonly toPaintMs: number;
  readonly toNextKeyMs: number;
};

/** Chromium's names of a key press as the page receives it, and of the sender of a frame's task. */
const HEARD = 'WebFrameWidgetImpl::HandleInputEvent';
const PRESSED = ['KeyDown', 'RawKeyDown'];
const FRAME = 'ScheduledActionSendBeginMainFrame';

const isPress = (event: unknown): event is Press =>
  Press.is(event) && event.name === HEARD && PRESSED.includes(event.args.type);

const isFrame = (span: Span): boolean =>
  span.name === TASK && Posted.is(span) && span.args.src_func === FRAME;

/**
 * Cost of each key in a Chromium trace, on the page's main thread. `toPaintMs` is NaN if the next key came before
 * the paint.
 */
export const keyCosts = (events: readonly unknown[]): readonly KeyCost[] => {
  const presses = events.filter(isPress).toSorted((one, other) => one.ts - other.ts);
  const [first] = presses;
  if (first === undefined) return [];
  const tasks = outermost(events, first, TASKS);
  const keys = presses.map((press) => tasks.findLastIndex(({ ts }) => ts <= press.ts));
  return keys.map((key, at) => {
    const work = tasks.slice(key, keys[at + 1]);
    const shown = work.findIndex(isFrame);
    return {
      toPaintMs: shown === -1 ? Number.NaN : spent(work.slice(0, shown + 1)),
      toNextKeyMs: spent(work),
    };
  });
};
