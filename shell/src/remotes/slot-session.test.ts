/** @jest-environment browser */
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';
import { remoteMountProps } from '@coinlane/shared-ui/testing';

import { createPageComposition } from '../composition';
import { aPin } from '../composition/pins.fixture';
import { aConfig } from '../testing';
import { openSlot } from './slot-session';
import type { SlotState } from './slot-session';

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const working: RemoteLifecycle = {
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
};

const broken = (): Promise<never> => Promise.reject(new Error('thrown'));

type Setting = {
  readonly lifecycle?: Partial<RemoteLifecycle>;
  /** Versions that cannot be loaded. */
  readonly missing?: readonly string[];
  readonly textsFail?: boolean;
  /** How long a mount may take here, by the clock. */
  readonly limitMs?: number;
  /** Whether the page has nothing to do while the remote mounts. */
  readonly isIdle?: boolean;
};

const open = ({ lifecycle = {}, missing = [], textsFail = false, limitMs, isIdle = true }: Setting = {}) => {
  const pin = aPin('2', { previous: ['1'] });
  const onLoad = jest.fn();
  const onError = jest.fn();
  const composition = createPageComposition(
    { pins: [pin], revision: 1 },
    { admit: () => undefined, onLoad, onError },
  );
  const states: SlotState['_tag'][] = [];
  const texts: string[] = [];
  const limits = new Set<object>();
  let isEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    isEnded = resolve;
  });
  const session = openSlot({
    element: document.body.appendChild(document.createElement('div')),
    pin,
    propsFor: () =>
      remoteMountProps('listing', {
        pathname: '/currencies',
        search: '',
        basename: '',
        language: 'en',
        messages: {},
        isBot: false,
        config: aConfig(),
        http: () => broken,
      }),
    loadTexts: (_, version) => {
      texts.push(version);
      return textsFail ? broken() : Promise.resolve();
    },
    fragment: null,
    ports: {
      loadLifecycle: (_, { version }) =>
        missing.includes(version) ? broken() : Promise.resolve({ ...working, ...lifecycle }),
      report: () => undefined,
      now: () => performance.now(),
      whenIdle: (run) => {
        if (isIdle) run();
        return () => undefined;
      },
      later: (run, ms) => {
        const timer = setTimeout(run, limitMs ?? ms);
        limits.add(timer);
        return () => {
          clearTimeout(timer);
          limits.delete(timer);
        };
      },
    },
    composition,
    onState: ({ _tag }) => {
      states.push(_tag);
      if (_tag !== 'Loading') isEnded();
    },
  });
  return { session, states, texts, limits, composition, onLoad, onError, ended };
};

describe('a slot', () => {
  it('is ready once the remote is mounted, and tells how long that took', async () => {
    const { ended, states, onLoad, composition } = open();
    await ended;
    expect(states).toEqual(['Loading', 'Ready']);
    expect(onLoad).toHaveBeenCalledWith('mfe-listing', '2', expect.any(Number));
    expect(composition.view().remotes[0]).toMatchObject({ state: 'ready', loaded: ['2'] });
  });

  it.each([
    { when: 'mounted', lifecycle: {} },
    { when: 'broken', lifecycle: { mount: broken } },
  ])('leaves no time limit behind once it is $when', async ({ lifecycle }) => {
    const { ended, limits } = open({ lifecycle });
    await ended;
    await later(0);
    expect(limits.size).toBe(0);
  });

  it.each([
    { when: 'ends after all', mount: () => later(60), then: ['Ready'], state: 'ready' },
    { when: 'never ends', mount: () => new Promise<void>(() => undefined), then: [], state: 'failed' },
    { when: 'fails in the end', mount: () => later(60).then(broken), then: [], state: 'failed' },
  ])('shows the failure of a mount that takes too long, and no more once it $when', async (late) => {
    const { ended, states, composition } = open({ lifecycle: { mount: late.mount }, limitMs: 20 });
    await ended;
    expect(states).toEqual(['Loading', 'Failed']);
    await later(120);
    expect(states).toEqual(['Loading', 'Failed', ...late.then]);
    expect(composition.view().remotes[0]).toMatchObject({ state: late.state });
  });

  it.each([
    { page: 'idle', isIdle: true, then: ['Loading', 'Failed'] },
    { page: 'busy', isIdle: false, then: ['Loading', 'Ready'] },
  ])('counts only idle time against a mount: $then on a $page page', async ({ isIdle, then }) => {
    jest.useFakeTimers();
    try {
      const { states } = open({ lifecycle: { mount: () => later(4_000) }, isIdle });
      await jest.advanceTimersByTimeAsync(3_500);
      await jest.advanceTimersByTimeAsync(isIdle ? 0 : 1_000);
      expect(states).toEqual(then);
    } finally {
      jest.useRealTimers();
    }
  });

  it('gives up on a mount that keeps the page busy for half a minute', async () => {
    jest.useFakeTimers();
    try {
      const never = (): Promise<void> => new Promise(() => undefined);
      const { states } = open({ lifecycle: { mount: never }, isIdle: false });
      await jest.advanceTimersByTimeAsync(29_000);
      expect(states).toEqual(['Loading']);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(states).toEqual(['Loading', 'Failed']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('brings the texts of the version that runs, when that is the one before', async () => {
    const { ended, texts, onLoad } = open({ missing: ['2'] });
    await ended;
    expect(texts).toEqual(['2', '1']);
    expect(onLoad).toHaveBeenCalledWith('mfe-listing', '1', expect.any(Number));
  });

  it('shows the remote without its texts when those cannot be had', async () => {
    const { ended, states } = open({ textsFail: true });
    await ended;
    expect(states).toEqual(['Loading', 'Ready']);
  });

  it.each(['bootstrap', 'mount'] as const)('says that %s failed, and of which version', async (step) => {
    const { ended, states, onError, onLoad, composition } = open({ lifecycle: { [step]: broken } });
    await ended;
    expect(states).toEqual(['Loading', 'Failed']);
    expect(onError.mock.calls).toEqual([['mfe-listing', '2', step]]);
    expect(onLoad).not.toHaveBeenCalled();
    expect(composition.view().remotes[0]).toMatchObject({ state: 'failed' });
  });

  it.each([
    { when: 'while it mounts', where: 'effect', loads: 0 },
    { when: 'later', where: 'render', loads: 1 },
  ])('says that the remote broke $when, as $where', async ({ where, loads }) => {
    let breakIt = (): void => undefined;
    const { ended, states, onError, onLoad } = open({
      lifecycle: {
        mount: ({ onFailure }) => {
          breakIt = () => onFailure?.(new Error('thrown'));
          if (where === 'effect') breakIt();
          return Promise.resolve();
        },
      },
    });
    await ended;
    if (where === 'render') breakIt();
    expect(states.at(-1)).toBe('Failed');
    expect(onError.mock.calls).toEqual([['mfe-listing', '2', where]]);
    expect(onLoad).toHaveBeenCalledTimes(loads);
  });

  it('says that unmount failed, and holds no reload any more', async () => {
    const { session, ended, onError, composition } = open({ lifecycle: { unmount: broken } });
    await ended;
    composition.hold('mfe-listing', true);
    session.close();
    expect(composition.view().holders).toEqual([]);
    while (onError.mock.calls.length === 0) await later(1);
    expect(onError.mock.calls).toEqual([['mfe-listing', '2', 'unmount']]);
  });
});
