import { allSettled, fork } from 'effector';

import type { Snoozes } from '../domain/reminder';
import { createReminderModel } from './reminder';

const model = createReminderModel();
const DAY_MS = 86_400_000;

const ann = { accountId: 'ann', createdAtMs: 0, isTwoFactorEnabled: false, kycLevel: 1, nowMs: DAY_MS };

const scopeWith = (snoozes: Snoozes, saved: unknown[] = []) =>
  fork({
    handlers: [
      [model.readSnoozesFx, () => snoozes],
      [model.saveSnoozesFx, (stored: unknown) => void saved.push(stored)],
    ],
  });

describe('a reminder (spec §6 "Reminders")', () => {
  it('appears when it is due; a snooze hides it and is saved', async () => {
    const saved: unknown[] = [];
    const scope = scopeWith({}, saved);
    await allSettled(model.opened, { scope, params: ann });
    expect(scope.getState(model.$due)).toBe('two-factor');

    await allSettled(model.snoozed, { scope, params: { topic: 'two-factor', nowMs: DAY_MS } });
    expect(scope.getState(model.$due)).toBeNull();
    expect(saved).toEqual([{ accountId: 'ann', snoozes: { 'two-factor': { atMs: DAY_MS, times: 1 } } }]);
  });

  it('is hidden until a stored snooze ends', async () => {
    const scope = scopeWith({ 'two-factor': { atMs: DAY_MS, times: 1 } });
    await allSettled(model.opened, { scope, params: { ...ann, nowMs: 2 * DAY_MS - 1 } });
    expect(scope.getState(model.$due)).toBeNull();

    await allSettled(model.opened, { scope, params: { ...ann, nowMs: 2 * DAY_MS } });
    expect(scope.getState(model.$due)).toBe('two-factor');
  });
});
