/** @jest-environment browser */
import type { MountProps } from '@coinlane/shared-ui/remote';

import { aSlot, broken, later } from './slot.fixture';

describe('a slot', () => {
  it('is ready once the remote is mounted, and reports the duration', async () => {
    const { ended, states, onLoad, composition } = aSlot();
    await ended;
    expect(states).toEqual(['Loading', 'Ready']);
    expect(onLoad).toHaveBeenCalledWith('mfe-listing', '2', expect.any(Number));
    expect(composition.view().remotes[0]).toMatchObject({ state: 'ready', loaded: ['2'] });
  });

  it.each([
    { when: 'mounted', lifecycle: {} },
    { when: 'broken', lifecycle: { mount: broken } },
  ])('leaves no timer behind once it is $when', async ({ lifecycle }) => {
    const { ended, limits } = aSlot({ lifecycle });
    await ended;
    await later(0);
    expect(limits.size).toBe(0);
  });

  it.each([
    { when: 'ends after all', mount: () => later(60), then: ['Ready'], state: 'ready' },
    { when: 'never ends', mount: () => new Promise<void>(() => undefined), then: [], state: 'failed' },
    { when: 'fails in the end', mount: () => later(60).then(broken), then: [], state: 'failed' },
  ])('shows a mount that takes too long as failed, until it $when', async (late) => {
    const { ended, states, composition } = aSlot({ lifecycle: { mount: late.mount }, limitMs: 20 });
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
      const { states } = aSlot({ lifecycle: { mount: () => later(4_000) }, isIdle });
      await jest.advanceTimersByTimeAsync(3_500);
      await jest.advanceTimersByTimeAsync(isIdle ? 0 : 1_000);
      expect(states).toEqual(then);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each(['bootstrap', 'mount'] as const)(
    'logs nothing while a %s takes nine seconds on a busy page',
    async (step) => {
      jest.useFakeTimers();
      const logged = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
      try {
        const { states } = aSlot({ lifecycle: { [step]: () => later(9_000) }, isIdle: false });
        await jest.advanceTimersByTimeAsync(9_500);
        expect(states).toEqual(['Loading', 'Ready']);
        expect(logged.flatMap(({ mock }) => mock.calls)).toEqual([]);
      } finally {
        for (const each of logged) each.mockRestore();
        jest.useRealTimers();
      }
    },
  );

  it('gives up on a mount that keeps the page busy for half a minute', async () => {
    jest.useFakeTimers();
    try {
      const never = (): Promise<void> => new Promise(() => undefined);
      const { states } = aSlot({ lifecycle: { mount: never }, isIdle: false });
      await jest.advanceTimersByTimeAsync(29_000);
      expect(states).toEqual(['Loading']);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(states).toEqual(['Loading', 'Failed']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('allows a remote to replace the URL only while it is open', async () => {
    const mounted: MountProps[] = [];
    const mount = (props: MountProps): Promise<void> => Promise.resolve(void mounted.push(props));
    const { ended, session } = aSlot({ lifecycle: { mount } });
    await ended;
    const navigation = mounted[0]?.navigation;
    navigation?.replace('/currencies?q=a');
    session.close();
    navigation?.replace('/currencies?q=ab');
    expect(navigation?.location().search).toBe('?q=a');
  });

  it('loads the translations of the version that runs, also if it is the previous one', async () => {
    const { ended, texts, onLoad } = aSlot({ missing: ['2'] });
    await ended;
    expect(texts).toEqual(['2', '1']);
    expect(onLoad).toHaveBeenCalledWith('mfe-listing', '1', expect.any(Number));
  });

  it('shows the remote without its translations if they fail to load', async () => {
    const { ended, states } = aSlot({ textsFail: true });
    await ended;
    expect(states).toEqual(['Loading', 'Ready']);
  });

  it.each(['bootstrap', 'mount'] as const)('reports that %s failed, with the version', async (step) => {
    const { ended, states, onError, onLoad, composition } = aSlot({
      previous: [],
      lifecycle: { [step]: broken },
    });
    await ended;
    expect(states).toEqual(['Loading', 'Failed']);
    expect(onError.mock.calls).toEqual([['mfe-listing', '2', step]]);
    expect(onLoad).not.toHaveBeenCalled();
    expect(composition.view().remotes[0]).toMatchObject({ state: 'failed' });
  });

  it.each([
    { when: 'while it mounts', where: 'effect', loads: 0 },
    { when: 'later', where: 'render', loads: 1 },
  ])('reports that the remote broke $when, as $where', async ({ where, loads }) => {
    let breakIt = (): void => undefined;
    const { ended, states, onError, onLoad } = aSlot({
      previous: [],
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

  it('reports a failed unmount, and no longer holds a reload', async () => {
    const { session, ended, onError, composition } = aSlot({ lifecycle: { unmount: broken } });
    await ended;
    composition.hold('mfe-listing', true);
    session.close();
    expect(composition.view().holders).toEqual([]);
    while (onError.mock.calls.length === 0) await later(1);
    expect(onError.mock.calls).toEqual([['mfe-listing', '2', 'unmount']]);
  });
});
