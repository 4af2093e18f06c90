/** @jest-environment browser */
import { Script } from 'node:vm';

import { readPageStart } from '../../../src/remotes/composition/page-start.ts';
import type { PageStart } from '../../../src/remotes/composition/page-start.ts';
import { watchStart, watchStartOf } from './watch-start.ts';

const KEY = 'coinlane.start';
const REMOTE = { remote: 'mfe-swap', version: '1.1.0' };

const sent: string[] = [];
const fetched = jest.fn<Promise<{ json: () => Promise<unknown> }>, [string, { readonly body: string }]>(() =>
  Promise.resolve({ json: () => Promise.resolve({ page: 'asked' }) }),
);
let idle: (() => void)[] = [];
let visibility: 'visible' | 'hidden' = 'visible';

const dataOf = (pageId: string): string =>
  `<script type="application/json" id="page-data">{"state":{"pageId":"other"},"pageId":"${pageId}","serverTime":12}</script>`;

const open = (pageId = 'given', scripts = 2): void => {
  document.body.innerHTML = dataOf(pageId);
  watchStart({ ...REMOTE, scripts, key: KEY });
  dispatchEvent(new Event('DOMContentLoaded'));
};
const settle = (kind: 'load' | 'error' = 'load', src = '/shell/1.0.0/main.js'): void => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  script.dispatchEvent(new Event(kind));
};
const settleAll = (last: 'load' | 'error' = 'load'): void => {
  settle();
  settle(last);
};
/** Lets time pass on a page whose main thread is idle, or only busy. */
const pass = (ms: number, isIdle = true): void => {
  for (let passed = 0; passed < ms; passed += 250) {
    jest.advanceTimersByTime(250);
    if (isIdle) for (const run of idle.splice(0)) run();
  }
};
const hide = (): void => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};
const start = (): PageStart => {
  const found = readPageStart(globalThis);
  if (found === null) throw new Error('nothing announced');
  return found;
};

const sendFromShell = (): void => start().send([{ kind: 'load', ...REMOTE, ms: 1 }]);
const replied = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  sent.length = 0;
  idle = [];
  visibility = 'visible';
  fetched.mockClear();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => idle.push(run));
  Reflect.set(globalThis, 'fetch', fetched);
  // the text of a Blob can be read only later
  jest
    .spyOn(globalThis, 'Blob')
    .mockImplementation((parts) => Object.assign(new File([], ''), { text: parts?.[0] }));
  Object.assign(navigator, {
    sendBeacon: (url: string, body: { readonly text: string }) => {
      expect(url).toBe('/data/beacons');
      const { page, beacons }: { page: string; beacons: readonly [{ kind: string }] } = JSON.parse(body.text);
      expect(beacons).toEqual([expect.objectContaining(REMOTE)]);
      sent.push(`${page} ${beacons[0].kind}`);
    },
  });
});
afterEach(() => {
  if (readPageStart(globalThis) !== null) start().takeOver('', '');
  Reflect.deleteProperty(globalThis, Symbol.for(KEY));
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

describe('a page that starts', () => {
  const P = 'given progress';
  it.each<{ rule: string; steps: () => void; reports: readonly string[] }>([
    { rule: 'hangs: it announces its remote and sends nothing more', steps: () => undefined, reports: [] },
    { rule: 'loads its scripts slowly: it progresses', steps: () => pass(31_000), reports: [P, P, P] },
    {
      rule: 'runs its scripts on a busy device: it progresses',
      steps: () => {
        settleAll();
        pass(21_000, false);
      },
      reports: [P, P],
    },
    {
      rule: 'waits for another script: it progresses',
      steps: () => {
        settle();
        settle('load', '/remotes/mfe-swap/1.1.0/entry.js');
        pass(11_000);
      },
      reports: [P],
    },
    ...(['load', 'error'] as const).map((last) => ({
      rule: `is idle without the shell, last script: ${last}: it stops, also when it is left`,
      steps: () => {
        settleAll(last);
        pass(60_000);
        hide();
        dispatchEvent(new Event('pagehide'));
      },
      reports: [],
    })),
    {
      rule: 'is left: it ends, once',
      steps: () => {
        dispatchEvent(new Event('pagehide'));
        hide();
        pass(60_000);
      },
      reports: ['given end'],
    },
    { rule: 'is hidden: it ends', steps: hide, reports: ['given end'] },
  ])('and $rule', ({ steps, reports }) => {
    open();
    steps();
    expect(sent).toEqual(['given start', ...reports]);
  });

  it('and is hidden from the beginning announces nothing', () => {
    visibility = 'hidden';
    open();
    pass(60_000);
    expect(start().takeOver('mfe-swap', '1.1.0')).toBe(false);
    expect(sent).toEqual([]);
  });

  it('and is hidden requests its ID for the shell, once', async () => {
    visibility = 'hidden';
    open('');
    sendFromShell();
    sendFromShell();
    await replied();
    expect(sent).toEqual(['asked load', 'asked load']);
    expect(fetched.mock.calls.map(([, { body }]): unknown => JSON.parse(body))).toEqual([
      { page: '', beacons: [] },
    ]);
  });

  it.each([
    { rule: 'the announced version: the shell reports its end', version: '1.1.0', is: true, reports: [] },
    { rule: 'another version: its end is sent', version: '1.0.0', is: false, reports: ['given end'] },
  ])('is taken over by the shell with $rule', ({ version, is, reports }) => {
    open();
    expect(start().takeOver('mfe-swap', version)).toBe(is);
    expect(start().takeOver('mfe-swap', '1.1.0')).toBe(false);
    pass(60_000);
    hide();
    expect(sent).toEqual(['given start', ...reports]);
  });

  it('sends beacons of the shell at once, also when it is left', () => {
    open();
    hide();
    sendFromShell();
    expect(sent).toEqual(['given start', 'given end', 'given load']);
  });

  it('is taken over late, after it was idle for long', () => {
    open();
    settleAll();
    pass(60_000);
    expect(start().takeOver('mfe-swap', '1.1.0')).toBe(true);
  });

  it('and has no ID, from a shared cache, announces itself with the request for one', async () => {
    open('');
    expect(fetched.mock.calls.map(([url, { body }]): unknown => [url, JSON.parse(body)])).toEqual([
      ['/data/page-id', { page: '', beacons: [{ kind: 'start', ...REMOTE }] }],
    ]);
    sendFromShell();
    await replied();
    expect(fetched).toHaveBeenCalledTimes(1);
    pass(10_000);
    hide();
    expect(sent).toEqual(['asked load', 'asked progress', 'asked end']);
  });

  it('and gets no ID reports nothing', async () => {
    fetched.mockRejectedValueOnce(new Error('offline'));
    open('');
    sendFromShell();
    await replied();
    pass(10_000);
    hide();
    expect(sent).toEqual([]);
  });
});

it('is a self-contained one-line script that cannot end its element', () => {
  const script = watchStartOf('mfe-swap', '1.0.0</script>', 1);
  expect(script).not.toContain('\n');
  expect(script).not.toContain('</');
  expect(() => new Script(script)).not.toThrow();
  expect(Buffer.byteLength(script)).toBeLessThan(1700);
});
