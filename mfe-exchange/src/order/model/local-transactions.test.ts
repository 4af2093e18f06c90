import { allSettled, fork } from 'effector';

import { createLocalTransactionsModel } from './local-transactions';

describe('the transactions of this browser (spec §7 "After success")', () => {
  it('are read on start, and are the stored ones after an addition', async () => {
    const model = createLocalTransactionsModel();
    const added = jest.fn((id: string): readonly string[] => ['fromanothertab', id]);
    const scope = fork({
      handlers: [
        [model.readTransactionsFx, () => ['aaaaaa']],
        [model.addTransactionFx, added],
      ],
    });
    await allSettled(model.started, { scope });
    expect(scope.getState(model.$ids)).toEqual(['aaaaaa']);
    await allSettled(model.transactionAdded, { scope, params: 'bbbbbb' });
    expect(scope.getState(model.$ids)).toEqual(['fromanothertab', 'bbbbbb']);
    expect(added).toHaveBeenCalledWith('bbbbbb');
  });
});
