import type { LiveComposition } from '@coinlane/shared-contracts/lifecycle';

import { createFollower } from './create-follower';
import { live } from './pins.fixture';

type Timer = { readonly at: number; readonly run: () => void };

/** A follower with a test clock. `answers` are returned in order, the last one repeatedly. */
const rig = (answers: readonly (LiveComposition | null | 'fails' | 'stalls')[]) => {
  let now = 0;
  let isVisible = true;
  let asked = 0;
  let timers: Timer[] = [];
  const onLive = jest.fn();
  const follower = createFollower({
    ask: () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (answer === 'fails') return Promise.reject(new Error('away'));
      return answer === 'stalls' ? new Promise(() => undefined) : Promise.resolve(answer);
    },
    onLive,
    isVisible: () => isVisible,
    now: () => now,
    later: (run, ms) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { run } of due) run();
    await settled();
  };
  const show = async (visible: boolean): Promise<void> => {
    isVisible = visible;
    follower.visibilityChanged();
    await settled();
  };
  return { follower, onLive, pass, show, asked: () => asked };
};

describe('following the live composition', () => {
  it('polls every 15 s and reports the reply', async () => {
    const { pass, onLive, asked } = rig([live('2'), null, live('3')]);
    await pass(14_999);
    expect(asked()).toBe(0);
    await pass(1);
    await pass(15_000);
    await pass(15_000);
    expect(asked()).toBe(3);
    expect(onLive.mock.calls).toEqual([[live('2')], [live('3')]]);
  });

  it('pauses while the page is hidden, and polls at once when it is visible', async () => {
    const { pass, show, asked } = rig([null]);
    await pass(15_000);
    await show(false);
    await pass(600_000);
    expect(asked()).toBe(1);
    await show(true);
    expect(asked()).toBe(2);
    await pass(15_000);
    expect(asked()).toBe(3);
  });

  it('doubles its interval after each failure, and resets it after a success', async () => {
    const { pass, asked } = rig(['fails', 'fails', null]);
    await pass(15_000);
    await pass(29_999);
    expect(asked()).toBe(1);
    await pass(1);
    await pass(59_999);
    expect(asked()).toBe(2);
    await pass(1);
    await pass(15_000);
    expect(asked()).toBe(4);
  });

  it('lets a slot continue at once if the last poll is less than 2 s old', async () => {
    const { pass, follower, asked } = rig([null]);
    await pass(15_000);
    await pass(1_999);
    await follower.refresh();
    expect(asked()).toBe(1);
    await pass(1);
    await follower.refresh();
    expect(asked()).toBe(2);
  });

  it('delays a slot for at most 600 ms, and not at all if the server is down', async () => {
    const stalled = rig(['stalls']);
    const waiting = stalled.follower.refresh();
    await stalled.pass(600);
    await expect(waiting).resolves.toBeUndefined();

    const away = rig(['fails']);
    await away.pass(15_000);
    await away.follower.refresh();
    expect(away.asked()).toBe(1);
  });

  it('polls once for two slots', async () => {
    const { follower, asked } = rig([null]);
    await Promise.all([follower.refresh(), follower.refresh()]);
    expect(asked()).toBe(1);
  });
});
