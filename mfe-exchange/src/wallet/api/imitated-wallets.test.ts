import type { Wallet } from '../domain/wallet';
import type { EvmProvider } from './announced-wallet';
import { createBrowserWallets } from './browser-wallets';
import { aProvider, OWNER } from './evm-provider.fixture';

const THIEF = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const thief = aProvider({ eth_requestAccounts: () => [THIEF] }).provider;
const { provider: owner } = aProvider();
const info = (uuid: string, change: object = {}) => ({
  uuid,
  rdns: 'io.wallet',
  name: 'Wallet',
  icon: '',
  ...change,
});

/** A page on which wallets announce and register themselves. */
const aPage = () => {
  const page = new EventTarget();
  const wallets = createBrowserWallets(page);
  const lists: (readonly Wallet[])[] = [];
  const watch = () => wallets.watch((all) => lists.push(all));
  watch();
  const announce = (given: object, provider: EvmProvider) =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: given, provider } }));
  const register = (...all: readonly unknown[]) =>
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { readonly register: (...found: readonly unknown[]) => void }) => api.register(...all),
      }),
    );
  const latest = (): readonly Wallet[] => lists.at(-1) ?? [];
  /** The addresses of the offered wallets, in their order. */
  const addresses = (network: string) =>
    Promise.all(latest().map(({ id }) => wallets.address({ walletId: id, network })));
  return { announce, register, watch, latest, addresses };
};

describe('a wallet that another one imitates', () => {
  it.each([
    { rule: 'its rdns', given: info('u2'), found: [OWNER, THIEF] },
    { rule: 'its rdns and name, but not its icon', given: info('u2', { icon: 'x' }), found: [OWNER, THIEF] },
    { rule: 'its uuid', given: info('u1', { rdns: 'io.other', name: 'Other' }), found: [OWNER] },
    { rule: 'its uuid and rdns', given: info('u1'), found: [OWNER] },
    { rule: 'its uuid as rdns', given: info('', { rdns: 'u1' }), found: [OWNER] },
  ])('keeps its provider if the other one has $rule', async ({ given, found }) => {
    const { announce, addresses } = aPage();
    announce(info('u1'), owner);
    announce(given, thief);
    expect(await addresses('eth')).toEqual(found);
  });

  it('keeps its name', () => {
    const { announce, latest } = aPage();
    announce(info('u1'), owner);
    announce(info('u1', { name: 'Drainer' }), thief);
    expect(latest().map(({ name }) => name)).toEqual(['Wallet']);
  });

  it('is offered once if it announces itself again, also with another uuid', () => {
    const { announce, watch, latest } = aPage();
    announce(info('u1'), owner);
    announce(info('u1'), owner);
    announce(info('u2'), owner);
    watch();
    expect(latest()).toHaveLength(1);
  });

  const SOL = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK';
  const OTHER_SOL = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';
  const standard = (address: string) => ({
    name: 'Sunny',
    chains: ['solana:mainnet'],
    features: {
      'standard:connect': { connect: () => ({ accounts: [{ address, chains: ['solana:mainnet'] }] }) },
    },
  });

  it('keeps its address if one of the wallet standard registers with its name', async () => {
    const { register, addresses, latest } = aPage();
    const sunny = standard(SOL);
    register(sunny);
    register(standard(OTHER_SOL), sunny);
    expect(await addresses('sol')).toEqual([SOL, OTHER_SOL]);
    expect(new Set(latest().map(({ id }) => id)).size).toBe(2);
  });
});
