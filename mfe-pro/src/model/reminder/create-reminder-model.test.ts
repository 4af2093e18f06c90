import { allSettled, fork } from 'effector';

import type { PutOffs } from '../../domain/reminder';
import { createReminderModel } from '.';

const model = createReminderModel();
const DAY_MS = 86_400_000;

const ann = { accountId: 'ann', createdAtMs: 0, isTwoFactorEnabled: false, kycLevel: 1, nowMs: DAY_MS };

const scopeRemembering = (putOffs: PutOffs, kept: unknown[] = []) =>
  fork({
    handlers: [
      [model.readPutOffsFx, () => putOffs],
      [model.keepPutOffsFx, (what: unknown) => void kept.push(what)],
    ],
  });

describe('a reminder (spec §6 "Reminders")', () => {
  it('appears when it is due, and stays away and remembered once it is put off', async () => {
    const kept: unknown[] = [];
    const scope = scopeRemembering({}, kept);
    await allSettled(model.opened, { scope, params: ann });
    expect(scope.getState(model.$due)).toBe('two-factor');

    await allSettled(model.putOff, { scope, params: { topic: 'two-factor', nowMs: DAY_MS } });
    expect(scope.getState(model.$due)).toBeNull();
    expect(kept).toEqual([{ accountId: 'ann', putOffs: { 'two-factor': { atMs: DAY_MS, times: 1 } } }]);
  });

  it('is silent for as long as this browser remembers', async () => {
    const scope = scopeRemembering({ 'two-factor': { atMs: DAY_MS, times: 1 } });
    await allSettled(model.opened, { scope, params: { ...ann, nowMs: 2 * DAY_MS - 1 } });
    expect(scope.getState(model.$due)).toBeNull();

    await allSettled(model.opened, { scope, params: { ...ann, nowMs: 2 * DAY_MS } });
    expect(scope.getState(model.$due)).toBe('two-factor');
  });
});
