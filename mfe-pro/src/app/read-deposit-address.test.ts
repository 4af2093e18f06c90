import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { readDepositAddress } from './read-deposit-address';

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const XRP = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
/** Contains the tag 1. */
const X_ADDRESS = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
const target = (change: Readonly<Record<string, unknown>>) => ({
  ...{ currency: 'btc', network: 'btc', address: BTC, extraId: null, extraIdName: null, payUrl: null },
  ...change,
});
const read = (reply: unknown) => readDepositAddress(fakeHttp({ 'POST account/deposits': reply }))('btc');

describe('readDepositAddress', () => {
  it('reads an address of its network', async () => {
    expect(await read(target({}))).toMatchObject({ address: BTC, network: 'btc' });
  });

  it('reads the memo of its network', async () => {
    expect(await read(target({ network: 'xrp', address: XRP, extraId: '4711' }))).toMatchObject({
      extraId: '4711',
    });
  });

  it('needs no memo beside one inside the address', async () => {
    expect(await read(target({ network: 'xrp', address: X_ADDRESS }))).toMatchObject({ address: X_ADDRESS });
  });

  it.each([
    {
      rule: 'a memo that its network refuses',
      change: { network: 'xrp', address: XRP, extraId: '4294967296' },
    },
    { rule: 'no memo on a network with memos', change: { network: 'xrp', address: XRP } },
    {
      rule: 'a memo with a space around it, which would be copied',
      change: { network: 'xrp', address: XRP, extraId: '4711 ' },
    },
    { rule: 'a blank memo', change: { network: 'xrp', address: XRP, extraId: ' ' } },
    {
      rule: 'a memo other than the one inside its address',
      change: { network: 'xrp', address: X_ADDRESS, extraId: '4711' },
    },
    { rule: 'a memo on a network without memos', change: { extraId: '4711' } },
    { rule: 'a mistyped address', change: { address: BTC.replace('kv8', 'kv9') } },
    { rule: 'an address of another network', change: { network: 'eth' } },
    { rule: 'no address', change: { address: '' } },
    { rule: 'an address that burns coins', change: { address: '1111111111111111111114oLvT2' } },
    { rule: 'an address with invisible marks', change: { address: `${BTC}\u200b` } },
  ])('rejects $rule', async ({ change }) => {
    await expect(read(target(change))).rejects.toEqual({ _tag: 'Unreadable' });
  });
});
