import { planPayment } from './payment-plan';
import type { Deposit, DepositFacts } from './payment-plan';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const deposit: Deposit = {
  transactionId: '93f47e8b7674e1',
  network: 'eth',
  ticker: 'eth',
  displayTicker: 'eth',
  expectedAmount: '1.5',
  address: ADDRESS,
  extraId: null,
  recipient: null,
  hasReceipt: false,
};
const nothing: DepositFacts = {
  contract: null,
  decimals: null,
  keptAddress: null,
  signed: { _tag: 'Unsigned' },
  agreed: null,
};
const changed = (
  change: Partial<Deposit>,
  facts: Partial<DepositFacts> = {},
): readonly [Deposit, DepositFacts] => [
  { ...deposit, ...change },
  { ...nothing, ...facts },
];
const usdt = { displayTicker: 'usdt', ticker: 'usdterc20' };

describe('a deposit that a wallet may pay', () => {
  it.each([
    {
      rule: 'the own coin of a network',
      given: changed({}, { decimals: 6 }),
      asset: { network: 'eth', contract: null, decimals: null },
    },
    {
      rule: 'a listed token',
      given: changed(usdt, { contract: USDT, decimals: 6 }),
      asset: { network: 'eth', contract: USDT, decimals: 6 },
    },
    {
      rule: 'the address that the browser kept, in another spelling',
      given: changed({}, { keptAddress: ADDRESS.toLowerCase() }),
      asset: { network: 'eth', contract: null, decimals: null },
    },
  ])('$rule', async ({ given, asset }) => {
    await expect(planPayment(...given)).resolves.toEqual({
      _tag: 'Ready',
      asset,
      to: ADDRESS,
      amount: '1.5',
    });
  });
});

describe('a deposit that wallets do not pay', () => {
  it.each([
    {
      rule: 'another kind of network',
      given: changed({ network: 'btc', displayTicker: 'btc', ticker: 'btc' }),
    },
    { rule: 'a memo', given: changed({ extraId: '7' }) },
    { rule: 'no amount', given: changed({ expectedAmount: null }) },
    { rule: 'an amount of zero', given: changed({ expectedAmount: '0.00' }) },
    { rule: 'no address yet', given: changed({ address: null }) },
    { rule: 'a token without a known contract', given: changed(usdt) },
    { rule: 'a token whose decimals no list states', given: changed(usdt, { contract: USDT }) },
  ])('$rule', async ({ given }) => {
    await expect(planPayment(...given)).resolves.toEqual({ _tag: 'NotByWallet' });
  });
});

describe('an address that never reaches a wallet', () => {
  it.each([
    { rule: 'an address that differs from the first one', given: changed({}, { keptAddress: OTHER }) },
    { rule: 'the address of the recipient', given: changed({ recipient: ADDRESS }) },
    { rule: 'a wrong checksum', given: changed({ address: ADDRESS.replace('fB69', 'fb69') }) },
    { rule: 'the null address', given: changed({ address: `0x${'0'.repeat(40)}` }) },
    {
      rule: 'the contract of the token',
      given: changed({ ...usdt, address: USDT }, { contract: USDT, decimals: 6 }),
    },
    {
      rule: 'an address of another network',
      given: changed({ address: 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK' }),
    },
  ])('$rule', async ({ given }) => {
    await expect(planPayment(...given)).resolves.toEqual({ _tag: 'Unsafe' });
  });
});
