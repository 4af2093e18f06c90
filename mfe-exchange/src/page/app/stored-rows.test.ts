import { memoryStorage } from '@coinlane/shared-ui/testing';

import { agreedOrders } from '../../receipt/app/agreed-orders';
import { walletRecords } from '../../wallet/app/wallet-records';

const BROKEN: readonly unknown[] = [
  null,
  7,
  [],
  {},
  { transactionId: 7 },
  { transactionId: 'bbbbbb', hash: {} },
];

/** Storage with invalid rows before and after the stored ones. */
const amongBroken = (key: string, fill: (storage: ReturnType<typeof memoryStorage>) => void) => {
  const storage = memoryStorage();
  fill(storage);
  const { version, value } = JSON.parse(storage.read(key) ?? '') as { version: number; value: unknown[] };
  return memoryStorage({ [key]: JSON.stringify({ version, value: [...BROKEN, ...value, ...BROKEN] }) });
};

describe('a stored list with invalid rows', () => {
  it('still has the payment requested from a wallet, so that it is not requested twice', () => {
    const storage = amongBroken('exchange-wallet-payments', (empty) =>
      walletRecords(empty).write('aaaaaa', 'address', { _tag: 'Asked' }),
    );
    expect(walletRecords(storage).read('aaaaaa')).toEqual({ _tag: 'Asked' });
    expect(walletRecords(storage).addressOf('aaaaaa')).toBe('address');
  });

  it('still has the terms of an order', () => {
    const order = {
      ...{ transactionId: 'aaaaaa', amount: '1', fromCurrency: 'btc', fromNetwork: 'btc' },
      ...{ toCurrency: 'eth', toNetwork: 'eth', recipient: '0x', extraId: '' },
    };
    const storage = amongBroken('exchange-agreed-orders', (empty) => agreedOrders(empty).keep(order));
    expect(agreedOrders(storage).find('aaaaaa')).toEqual(order);
  });
});
