import { allSettled, fork } from 'effector';

import { createLocalTransactionsModel } from './create-local-transactions-model';

describe('the transactions of this browser (spec §7 "After success")', () => {
  it('are read when the page starts, and are what storage says after an addition', async () => {
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
