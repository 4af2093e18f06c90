import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Notices } from '../domain/notification';
import { createNotificationModel } from './notification';

const model = createNotificationModel();
const offline: CallFailure = { _tag: 'Offline' };

describe('the notification matrix', () => {
  it('shows a box in its new state while it is saved, and in the old one if that fails', async () => {
    let fail = (): void => undefined;
    const scope = fork({
      handlers: [
        [
          model.saveFx,
          () =>
            new Promise<Notices>((_, reject) => {
              fail = () => reject(offline);
            }),
        ],
      ],
    });
    await allSettled(model.opened, { scope, params: { 'loan.email': true } });
    const switching = allSettled(model.switched, { scope, params: { key: 'loan.email', isOn: false } });
    expect(scope.getState(model.$notices)['loan.email']).toBe(false);
    fail();
    await switching;

    expect(scope.getState(model.$notices)['loan.email']).toBe(true);
    expect(scope.getState(model.$problem)).toEqual(offline);
  });

  it('keeps the saved state and confirms it', async () => {
    const scope = fork({ handlers: [[model.saveFx, (change: Notices) => change]] });
    await allSettled(model.opened, { scope, params: {} });
    await allSettled(model.switched, { scope, params: { key: 'news.push', isOn: true } });

    expect(scope.getState(model.$notices)).toEqual({ 'news.push': true });
    expect(scope.getState(model.$isSaved)).toBe(true);
  });
});
