import { workOf } from './main-thread.ts';

const MS = 1000;
const TASK = 'ThreadControllerImpl::RunTask';
type Settings = { readonly tdur?: number; readonly tid?: number };

const span = (name: string, atMs: number, durMs: number, { tdur = durMs, tid = 1 }: Settings = {}) => ({
  name,
  ts: atMs * MS,
  dur: durMs * MS,
  tdur: tdur * MS,
  pid: 1,
  tid,
});
const mark = (name: string, atMs: number, tid = 1) => ({ name, ts: atMs * MS, pid: 1, tid });
const interactiveAt = (atMs: number) => mark('bench-interactive', atMs);

describe('workOf', () => {
  it.each([
    {
      rule: 'script and style, not the paint',
      trace: [span('EvaluateScript', 0, 5), span('Layout', 6, 3), span('Paint', 10, 4), interactiveAt(20)],
      workMs: 8,
    },
    {
      rule: 'processor time, not the time in which other threads ran',
      trace: [span('FunctionCall', 0, 50, { tdur: 2 }), interactiveAt(60)],
      workMs: 2,
    },
    {
      rule: 'layout forced by a script is counted once',
      trace: [span('Layout', 2, 3), span('FunctionCall', 0, 10), interactiveAt(20)],
      workMs: 10,
    },
    {
      rule: 'work after the page is interactive is not counted',
      trace: [span('EvaluateScript', 0, 5), interactiveAt(6), span('EvaluateScript', 7, 9)],
      workMs: 5,
    },
    {
      rule: 'work before the document is that of the browser',
      trace: [
        span('EvaluateScript', 0, 5),
        mark('CommitLoad', 6),
        span('EvaluateScript', 7, 9),
        interactiveAt(20),
      ],
      workMs: 9,
    },
    {
      rule: 'a document of another thread does not start the page',
      trace: [
        span('EvaluateScript', 0, 5),
        mark('CommitLoad', 6, 2),
        span('EvaluateScript', 7, 9),
        interactiveAt(20),
      ],
      workMs: 14,
    },
    {
      rule: 'other threads are not counted',
      trace: [span('EvaluateScript', 0, 5, { tid: 2 }), interactiveAt(6)],
      workMs: 0,
    },
  ])('$rule', ({ trace, workMs }) => {
    expect(workOf(trace)?.workMs).toBe(workMs);
  });

  it('finds the longest task of the whole visit by its processor time', () => {
    const trace = [
      span(TASK, 0, 40, { tdur: 10 }),
      span(TASK, 50, 30),
      span(TASK, 55, 20),
      interactiveAt(60),
      span(TASK, 90, 20),
    ];
    expect(workOf(trace)?.longestTaskMs).toBe(30);
  });

  it('is null for a page that did not become interactive', () => {
    expect(workOf([span(TASK, 0, 5)])).toBeNull();
  });
});
