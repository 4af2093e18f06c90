import { allSettled, createEvent, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { createMutationModel } from './mutation';

const retyped = createEvent<string>();
const model = createMutationModel<string, string>({ clearedBy: retyped });
const offline: CallFailure = { _tag: 'Offline' };

describe('a mutation', () => {
  it('is done once, however often it is pressed meanwhile', async () => {
    const done: string[] = [];
    let finish = (): void => undefined;
    const scope = fork({
      handlers: [
        [
          model.mutateFx,
          (what: string) =>
            new Promise<string>((resolve) => {
              done.push(what);
              finish = () => resolve(`${what} is done`);
            }),
        ],
      ],
    });
    const first = allSettled(model.requested, { scope, params: 'pay' });
    const second = allSettled(model.requested, { scope, params: 'pay' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Pending' });
    finish();
    await Promise.all([first, second]);

    expect(done).toEqual(['pay']);
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Done', result: 'pay is done' });
  });

  it('keeps the reason of a failure until the input changes', async () => {
    const scope = fork({ handlers: [[model.mutateFx, () => Promise.reject(offline)]] });
    await allSettled(model.requested, { scope, params: 'pay' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Failed', problem: offline });

    await allSettled(retyped, { scope, params: '1' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Idle' });
  });

  it('is not cleared while it is pending', async () => {
    let finish = (): void => undefined;
    const scope = fork({
      handlers: [
        [
          model.mutateFx,
          () =>
            new Promise<string>((resolve) => {
              finish = () => resolve('done');
            }),
        ],
      ],
    });
    const doing = allSettled(model.requested, { scope, params: 'pay' });
    const typing = allSettled(retyped, { scope, params: '1' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Pending' });
    finish();
    await Promise.all([doing, typing]);
  });
});
