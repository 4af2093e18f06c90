import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { aCoin } from '../domain/coin.fixture';
import { checkAddress } from './check-address';

const VALIDATE = 'GET public-v2/validate/address';
const question = (wallet: string) => ({ wallet, currencies: ['btc'], coins: [aCoin()] });

describe('checkAddress', () => {
  it('does not ask the service about an address that its network rejects', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ [VALIDATE]: { result: true, message: null } }, seen);
    expect(await checkAddress(http)(question('1111111111111111111114oLvT2'))).toMatchObject({
      verdict: 'NobodysAddress',
    });
    expect(seen).toEqual([]);
  });

  it('asks the service about an address that its network accepts', async () => {
    const http = fakeHttp({ [VALIDATE]: { result: false, message: 'Extra Id is required' } });
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(await checkAddress(http)(question(address))).toMatchObject({ verdict: 'extra-id-required' });
  });
});
