import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { aSwap } from '../domain/swap-status/swap.fixture';
import { readSwap } from './read-swap';

const { payin, createdAt, updatedAt, ...rest } = aSwap();
const read = (change: Readonly<Record<string, unknown>>) => {
  const times = {
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
  const reply = { ...rest, ...times, payin: { ...payin, ...change } };
  return readSwap(fakeHttp({ [`GET swaps/${rest.id}`]: reply }))(rest.id);
};

describe('readSwap', () => {
  it('has the deposit address', async () => {
    expect(await read({})).toEqual(aSwap());
  });

  it.each([
    { rule: 'is mistyped', change: { address: payin.address?.replace('Aed', 'aed') } },
    { rule: 'is one of another network', change: { blockchain: 'neo' } },
    { rule: 'is on an unknown chain', change: { blockchain: '__proto__' } },
    { rule: 'burns coins', change: { address: '0x0000000000000000000000000000000000000000' } },
    { rule: 'is empty', change: { address: '' } },
  ])('leaves out a deposit address that $rule, and its memo', async ({ change }) => {
    expect((await read({ ...change, extraId: '7' })).payin).toMatchObject({ address: null, extraId: null });
  });
});
