import { memoryStorage } from '@coinlane/shared-ui/testing';

import { walletRecords } from './wallet-records';
import { DEPOSIT, pressPay } from './wallet-scope.fixture';

describe('the record of a payment', () => {
  it.each([
    { rule: 'declined', record: null },
    { rule: 'still open', record: { _tag: 'Asked' } },
  ] as const)('keeps its hash if a request of another tab is $rule', ({ record }) => {
    const records = walletRecords(memoryStorage());
    records.write('abcdef', '0x1', { _tag: 'Sent', hash: '0x9' });
    records.write('abcdef', '0x1', record);
    expect(records.read('abcdef')).toEqual({ _tag: 'Sent', hash: '0x9' });
  });

  it('ends a request whose wallet connects after another tab has paid', async () => {
    const { view, signatures } = await pressPay({
      duringConnection: (storage) => {
        walletRecords(storage).write(DEPOSIT.transactionId, DEPOSIT.address ?? '', {
          _tag: 'Sent',
          hash: '0x9',
        });
        return DEPOSIT;
      },
    });
    expect([view, signatures]).toMatchObject([{ _tag: 'Failed', failure: { _tag: 'Busy' } }, []]);
  });
});
