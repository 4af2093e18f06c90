/** @jest-environment browser */
import { chainIdsOf } from '@coinlane/chains/networks';

import type { Wallet } from '../domain/wallet';
import { createBrowserWallets } from './browser-wallets';
import { aProvider, OWNER } from './evm-provider.fixture';

const ICON = 'data:image/svg+xml;base64,PHN2Zy8+';
const infoOf = (change: object = {}) => ({
  uuid: 'u1',
  rdns: 'io.wallet',
  name: 'Wallet',
  icon: ICON,
  ...change,
});

/** Installs a wallet of EIP-6963 on the page. Returns a function that removes it. */
const install = (detail: unknown): (() => void) => {
  const answer = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', answer);
  return () => window.removeEventListener('eip6963:requestProvider', answer);
};

const watched = () => {
  const changed = jest.fn<undefined, [readonly Wallet[]]>();
  const wallets = createBrowserWallets(window);
  const stop = wallets.watch(changed);
  return { wallets, stop, latest: (): unknown => changed.mock.lastCall?.[0], changed };
};

describe('wallets of EIP-6963', () => {
  it('are found and asked by their ID', async () => {
    const remove = install({ info: infoOf(), provider: aProvider().provider });
    const { wallets, latest, stop } = watched();
    expect(latest()).toEqual([
      expect.objectContaining({ id: 'eip6963:u1', name: 'Wallet', icon: ICON, canPay: true }),
    ]);
    await expect(wallets.address({ walletId: 'eip6963:u1', network: 'eth' })).resolves.toBe(OWNER);
    stop();
    remove();
  });

  it.each([
    {
      rule: 'an icon from another site',
      info: infoOf({ icon: 'https://x.example/a.png' }),
      shown: { icon: null },
    },
    { rule: 'an icon that is a script', info: infoOf({ icon: 'data:text/html,<b>' }), shown: { icon: null } },
    {
      rule: 'line breaks in the name',
      info: infoOf({ name: 'My\n\u202Ewallet' }),
      shown: { name: 'My wallet' },
    },
    { rule: 'a very long name', info: infoOf({ name: 'x'.repeat(999) }), shown: { name: 'x'.repeat(40) } },
  ])('$rule: only what is safe is shown', ({ info, shown }) => {
    const remove = install({ info, provider: aProvider().provider });
    const { latest, stop } = watched();
    expect(latest()).toEqual([expect.objectContaining(shown)]);
    stop();
    remove();
  });

  it.each([
    { rule: 'nothing', detail: undefined },
    { rule: 'no provider', detail: { info: infoOf() } },
    { rule: 'no name', detail: { info: infoOf({ name: ' ' }), provider: aProvider().provider } },
    { rule: 'no ID', detail: { info: infoOf({ uuid: '', rdns: 5 }), provider: aProvider().provider } },
  ])('an announcement with $rule is ignored', ({ detail }) => {
    const remove = install(detail);
    const { latest, stop } = watched();
    expect(latest() ?? []).toEqual([]);
    stop();
    remove();
  });

  it('pay on the local chain only if the coins are for tests', async () => {
    const { provider, calls } = aProvider();
    const remove = install({ info: infoOf(), provider });
    const found: (readonly Wallet[])[] = [];
    const wallets = createBrowserWallets(window, chainIdsOf({ chainIds: { eth: 31_337 } }));
    wallets.watch((all) => found.push(all))();
    expect(found.at(-1)).toEqual([expect.objectContaining({ networks: ['eth'] })]);
    const transfer = { walletId: 'eip6963:u1', contract: null, decimals: null, to: OWNER, amount: '1' };
    const pay = (network: string) => wallets.pay({ ...transfer, network }, () => Promise.resolve(null));
    await pay('eth');
    await expect(pay('bsc')).rejects.toEqual({ _tag: 'OtherNetwork' });
    const asked = calls
      .filter(([method]) => /switch|send/.test(method))
      .map(([method, param]) => [method, param]);
    expect(asked).toEqual([
      ['wallet_switchEthereumChain', { chainId: '0x7a69' }],
      ['eth_sendTransaction', { from: OWNER, chainId: '0x7a69', to: OWNER, value: '0xde0b6b3a7640000' }],
    ]);
    remove();
  });

  it('are at most twelve, and ignored after the end', () => {
    const { stop, latest, changed } = watched();
    const announce = (at: number) =>
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: { info: infoOf({ uuid: `u${String(at)}` }), provider: aProvider().provider },
        }),
      );
    for (let at = 0; at < 40; at += 1) announce(at);
    expect(latest()).toHaveLength(12);
    const times = changed.mock.calls.length;
    stop();
    announce(41);
    expect(changed).toHaveBeenCalledTimes(times);
  });
});

describe('wallets of the wallet standard', () => {
  const SOL = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK';
  const walletWith = (connect: () => unknown) => ({
    name: 'Sunny',
    icon: ICON,
    chains: ['solana:mainnet', 'solana:devnet'],
    features: { 'standard:connect': { connect } },
  });
  const register = (wallet: unknown) =>
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { readonly register: (found: unknown) => void }) => api.register(wallet),
      }),
    );

  it('return their address on their own network', async () => {
    const { wallets, latest, stop } = watched();
    register(walletWith(() => ({ accounts: [{ address: SOL, chains: ['solana:mainnet'] }] })));
    expect(latest()).toEqual([expect.objectContaining({ name: 'Sunny', networks: ['sol'], canPay: false })]);
    await expect(wallets.address({ walletId: 'standard:0', network: 'sol' })).resolves.toBe(SOL);
    await expect(wallets.address({ walletId: 'standard:0', network: 'btc' })).rejects.toEqual({
      _tag: 'NoAccount',
    });
    stop();
  });

  it('without a chain that we know are left out', () => {
    const { latest, stop } = watched();
    register({ ...walletWith(() => ({ accounts: [] })), chains: ['constructor', 'toString', '__proto__'] });
    expect(latest()).toEqual([]);
    stop();
  });

  it('that refuse are reported', async () => {
    const { wallets, stop } = watched();
    register(
      walletWith(() => {
        throw new Error('no');
      }),
    );
    await expect(wallets.address({ walletId: 'standard:0', network: 'sol' })).rejects.toEqual({
      _tag: 'Declined',
    });
    stop();
  });

  it('fails for a wallet that was never announced', async () => {
    const { wallets, stop } = watched();
    await expect(wallets.address({ walletId: 'gone', network: 'eth' })).rejects.toEqual({ _tag: 'Broken' });
    stop();
  });
});
