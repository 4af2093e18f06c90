import type { Page } from '@playwright/test';

type WalletFacts = {
  readonly account: string;
  /** Hex quantity of its current chain. */
  readonly chainId?: string;
  /** Hex quantity in wei. */
  readonly balance?: string;
  readonly hash?: string;
};

type WalletCall = readonly [method: string, params: readonly unknown[]];

/** Installs a wallet of EIP-6963 in each page that is opened from now on. Returns a function that reads its calls. */
export const installWallet = async (
  page: Page,
  { account, chainId = '0x1', balance = '0x8ac7230489e80000', hash = `0x${'ab'.repeat(32)}` }: WalletFacts,
): Promise<() => Promise<readonly WalletCall[]>> => {
  const calls: WalletCall[] = [];
  await page.exposeFunction('reportWalletCall', (method: string, params: readonly unknown[]) => {
    calls.push([method, params]);
  });
  await page.addInitScript(
    (facts) => {
      let chain = facts.chainId;
      const replies: Record<string, (params: readonly { readonly chainId?: string }[]) => unknown> = {
        eth_requestAccounts: () => [facts.account],
        eth_chainId: () => chain,
        wallet_switchEthereumChain: ([wanted]) => {
          chain = wanted?.chainId ?? chain;
          return null;
        },
        eth_getBalance: () => facts.balance,
        eth_sendTransaction: () => facts.hash,
      };
      const provider = {
        request: async ({ method, params = [] }: { method: string; params?: { chainId?: string }[] }) => {
          const report: unknown = Reflect.get(window, 'reportWalletCall');
          if (typeof report === 'function') await Reflect.apply(report, null, [method, params]);
          return replies[method]?.(params);
        },
      };
      const info = { uuid: 'c0ffee', rdns: 'example.pocket', name: 'Pocket', icon: '' };
      const announce = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
        );
      window.addEventListener('eip6963:requestProvider', announce);
    },
    { account, chainId, balance, hash },
  );
  return () => Promise.resolve(calls);
};
