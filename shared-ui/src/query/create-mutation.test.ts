import { allSettled, createEvent, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { createMutation } from '.';

const retyped = createEvent<string>();
const model = createMutation<string, string>({ resetBy: retyped });
const offline: CallFailure = { _tag: 'Offline' };

describe('a mutation', () => {
  it('is done once, however often it is pressed meanwhile', async () => {
    const done: string[] = [];
    let finish = (): void => undefined;
    const scope = fork({
      handlers: [
        [
          model.executeFx,
          (what: string) =>
            new Promise<string>((resolve) => {
              done.push(what);
              finish = () => resolve(`${what} is done`);
            }),
        ],
      ],
    });
    const first = allSettled(model.start, { scope, params: 'pay' });
    const second = allSettled(model.start, { scope, params: 'pay' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Pending' });
    finish();
    await Promise.all([first, second]);

    expect(done).toEqual(['pay']);
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Done', result: 'pay is done' });
  });

  it('keeps the reason of a failure until the input changes', async () => {
    const scope = fork({ handlers: [[model.executeFx, () => Promise.reject(offline)]] });
    await allSettled(model.start, { scope, params: 'pay' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Failed', problem: offline });

    await allSettled(retyped, { scope, params: '1' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Idle' });
  });

  it('is not cleared while it is pending', async () => {
    let finish = (): void => undefined;
    const scope = fork({
      handlers: [
        [
          model.executeFx,
          () =>
            new Promise<string>((resolve) => {
              finish = () => resolve('done');
            }),
        ],
      ],
    });
    const doing = allSettled(model.start, { scope, params: 'pay' });
    const typing = allSettled(retyped, { scope, params: '1' });
    expect(scope.getState(model.$mutation)).toEqual({ _tag: 'Pending' });
    finish();
    await Promise.all([doing, typing]);
  });
});
