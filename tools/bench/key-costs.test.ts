import { keyCosts } from './key-costs.ts';

const MS = 1000;
const TASK = 'ThreadControllerImpl::RunTask';
const CHECKPOINT = 'BlinkScheduler_PerformMicrotaskCheckpoint';
type Settings = {
  readonly tdur?: number;
  readonly tid?: number;
  readonly args?: Readonly<Record<string, string>>;
};

const event = (
  name: string,
  atMs: number,
  durMs: number,
  { tdur = durMs, tid = 1, args = {} }: Settings = {},
) => ({
  name,
  ts: atMs * MS,
  dur: durMs * MS,
  tdur: tdur * MS,
  pid: 1,
  tid,
  args,
});

const input = (type: string, atMs: number) => [
  event(TASK, atMs, 6, { args: { src_func: 'PostTaskToMainThread' } }),
  event('WebFrameWidgetImpl::HandleInputEvent', atMs + 1, 4, { args: { type } }),
];
const key = (atMs: number) => input('KeyDown', atMs);
const frame = (atMs: number) => [
  event(TASK, atMs, 5, { args: { src_func: 'ScheduledActionSendBeginMainFrame' } }),
];

describe('keyCosts', () => {
  it.each([
    {
      rule: 'the key and its frame, without the pause between them',
      trace: [...key(0), ...frame(40)],
      costs: [{ toPaintMs: 11, toNextKeyMs: 11 }],
    },
    {
      rule: 'work after the frame belongs to the rows',
      trace: [...key(0), ...frame(40), event(TASK, 60, 30)],
      costs: [{ toPaintMs: 11, toNextKeyMs: 41 }],
    },
    {
      rule: 'work before the frame belongs to the key',
      trace: [...key(0), event(TASK, 10, 20), ...frame(40)],
      costs: [{ toPaintMs: 31, toNextKeyMs: 31 }],
    },
    {
      rule: 'time in which the processor ran other threads is not counted',
      trace: [...key(0), event(TASK, 10, 20, { tdur: 2 }), ...frame(40)],
      costs: [{ toPaintMs: 13, toNextKeyMs: 13 }],
    },
    {
      rule: 'work at the end of a task is counted once, inside the task or after it',
      trace: [...key(0), event(CHECKPOINT, 3, 1), event(CHECKPOINT, 7, 2), ...frame(40)],
      costs: [{ toPaintMs: 13, toNextKeyMs: 13 }],
    },
    {
      rule: 'the release of a key is not a key of its own',
      trace: [...key(0), ...input('KeyUp', 10), ...frame(40)],
      costs: [{ toPaintMs: 17, toNextKeyMs: 17 }],
    },
    {
      rule: 'other threads are not counted',
      trace: [...key(0), event(TASK, 10, 20, { tid: 2 }), ...frame(40)],
      costs: [{ toPaintMs: 11, toNextKeyMs: 11 }],
    },
    {
      rule: 'each key by itself, in any order of the trace',
      trace: [...frame(140), ...key(100), ...frame(40), ...key(0)],
      costs: [
        { toPaintMs: 11, toNextKeyMs: 11 },
        { toPaintMs: 11, toNextKeyMs: 11 },
      ],
    },
    {
      rule: 'a key without a frame before the next key was not painted',
      trace: [...key(0), ...key(20), ...frame(40)],
      costs: [
        { toPaintMs: Number.NaN, toNextKeyMs: 6 },
        { toPaintMs: 11, toNextKeyMs: 11 },
      ],
    },
    { rule: 'empty for a trace without keys', trace: [...frame(40)], costs: [] },
  ])('$rule', ({ trace, costs }) => {
    expect(keyCosts(trace)).toEqual(costs);
  });
});
