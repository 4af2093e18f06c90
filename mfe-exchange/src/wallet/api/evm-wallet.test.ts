import { evmAddress, evmBalance, evmPay } from './evm-wallet';
import { aProvider, aWord, HASH, OWNER, providerError } from './evm-provider.fixture';

const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const throwing = (code: number) => () => {
  throw providerError(code);
};
const unchanged = () => Promise.resolve(null);
const transfer = { walletId: 'w', network: 'eth', contract: null, decimals: null, to: TO, amount: '1.5' };
const ofToken = { ...transfer, contract: USDT, decimals: 6 };
const sentBy = (calls: readonly (readonly unknown[])[]) =>
  calls.find(([method]) => method === 'eth_sendTransaction')?.[1];

describe('a payment', () => {
  it('of the own coin sends the exact wei to the deposit address', async () => {
    const { provider, calls } = aProvider();
    await expect(evmPay(provider, { ...transfer, amount: '1.000000000000000001' }, unchanged)).resolves.toBe(
      HASH,
    );
    expect(sentBy(calls)).toEqual({ from: OWNER, chainId: '0x1', to: TO, value: '0xde0b6b3a7640001' });
  });

  it('of a token calls its contract and sends no coins', async () => {
    const { provider, calls } = aProvider();
    await evmPay(provider, { ...ofToken, amount: '12.5' }, unchanged);
    expect(sentBy(calls)).toEqual({
      from: OWNER,
      chainId: '0x1',
      to: USDT,
      value: '0x0',
      data: `0xa9059cbb${TO.slice(2).toLowerCase().padStart(64, '0')}${(12_500_000).toString(16).padStart(64, '0')}`,
    });
  });

  it('switches the wallet to the network first', async () => {
    const { provider, calls } = aProvider();
    await evmPay(provider, { ...transfer, network: 'matic' }, unchanged);
    expect(calls.map(([method]) => method)).toEqual([
      'eth_requestAccounts',
      'eth_chainId',
      'wallet_switchEthereumChain',
      'eth_chainId',
      'eth_getBalance',
      'eth_chainId',
      'eth_sendTransaction',
    ]);
    expect(calls[2]).toEqual(['wallet_switchEthereumChain', { chainId: '0x89' }]);
  });

  it.each([
    { rule: 'declined', replies: { eth_sendTransaction: throwing(4001) }, failure: { _tag: 'Declined' } },
    { rule: 'busy', replies: { eth_requestAccounts: throwing(-32_002) }, failure: { _tag: 'Busy' } },
    {
      rule: 'not connected',
      replies: { eth_requestAccounts: throwing(4100) },
      failure: { _tag: 'NoAccount' },
    },
    { rule: 'no account', replies: { eth_requestAccounts: () => [] }, failure: { _tag: 'NoAccount' } },
    {
      rule: 'an account in another format',
      replies: { eth_requestAccounts: () => ['me'] },
      failure: { _tag: 'NoAccount' },
    },
    {
      rule: 'an unknown network',
      replies: { eth_chainId: () => '0x5', wallet_switchEthereumChain: throwing(4902) },
      failure: { _tag: 'OtherNetwork' },
    },
    {
      rule: 'a switch that did not happen',
      replies: { eth_chainId: () => '0x5', wallet_switchEthereumChain: () => null },
      failure: { _tag: 'OtherNetwork' },
    },
    {
      rule: 'too little',
      replies: { eth_getBalance: () => '0x1' },
      failure: { _tag: 'TooLittle', balance: '0.000000000000000001' },
    },
    {
      rule: 'a hash of another kind',
      replies: { eth_sendTransaction: () => '0x12' },
      failure: { _tag: 'Broken' },
    },
    {
      rule: 'a balance that is text',
      replies: { eth_getBalance: () => 'much' },
      failure: { _tag: 'Broken' },
    },
  ])('$rule: the failure names it', async ({ replies, failure }) => {
    const { provider } = aProvider(replies);
    await expect(evmPay(provider, transfer, unchanged)).rejects.toEqual(failure);
  });

  it.each([
    { rule: 'more decimals than the token has', change: { ...ofToken, amount: '1.0000001' } },
    { rule: 'a network without a chain ID', change: { network: 'btc' } },
  ])('$rule is never sent', async ({ change }) => {
    const { provider, calls } = aProvider();
    await expect(evmPay(provider, { ...transfer, ...change }, unchanged)).rejects.toBeDefined();
    expect(sentBy(calls)).toBeUndefined();
  });
});

describe('the decimals of a token', () => {
  it.each([
    { rule: 'more than listed', stated: 7, listed: 6 },
    { rule: 'fewer than listed', stated: 5, listed: 6 },
    { rule: 'none', stated: 0, listed: 6 },
    { rule: 'some, though none are listed', stated: 6, listed: null },
  ])('are refused if the wallet states $rule', async ({ stated, listed }) => {
    const { provider, calls } = aProvider({ eth_call: () => aWord(stated) });
    const paid = evmPay(provider, { ...ofToken, decimals: listed }, unchanged);
    await expect(paid).rejects.toEqual({ _tag: 'Differs' });
    expect(sentBy(calls)).toBeUndefined();
  });

  it('can be none: a fraction is never sent', async () => {
    const { provider, calls } = aProvider({ eth_call: () => aWord(0) });
    const paid = evmPay(provider, { ...ofToken, decimals: 0 }, unchanged);
    await expect(paid).rejects.toEqual({ _tag: 'Broken' });
    expect(sentBy(calls)).toBeUndefined();
  });

  it.each([
    { rule: 'cut off', reply: '0x6' },
    { rule: 'two words', reply: `${aWord(6)}${aWord(6).slice(2)}` },
    { rule: 'nothing', reply: '0x' },
    { rule: 'a number', reply: 6 },
    { rule: 'huge', reply: `0x${'f'.repeat(64)}` },
  ])('are never read from a reply that is $rule', async ({ reply }) => {
    const { provider, calls } = aProvider({ eth_call: () => reply });
    await expect(evmPay(provider, ofToken, unchanged)).rejects.toEqual({ _tag: 'Broken' });
    expect(sentBy(calls)).toBeUndefined();
  });
});

describe('a wallet’s reply', () => {
  it('is its first account', async () => {
    await expect(evmAddress(aProvider().provider)).resolves.toBe(OWNER);
  });

  it.each([
    { rule: 'the own coin', contract: null, balance: '2' },
    { rule: 'a token', contract: USDT, balance: '50' },
  ])('is the balance of $rule in coins', async ({ contract, balance }) => {
    await expect(evmBalance(aProvider().provider, { network: 'eth', contract })).resolves.toBe(balance);
  });
});
