import type { Page } from '@playwright/test';

import type { LocalChain } from '@coinlane/provider-lab/chains';

type Reply =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } };

const quantity = (value: unknown): string => `0x${Number(value).toString(16)}`;

const UNKNOWN_CHAIN = { code: 4902, message: 'Unrecognized chain ID' };

/**
 * Installs a wallet of EIP-6963 in each page that is opened from now on. Its account is one of the local chains, which
 * sign its transactions. It knows these chains only. Returns the account.
 */
export const installChainWallet = async (page: Page, chains: readonly LocalChain[]): Promise<string> => {
  const known = new Map<string, LocalChain>();
  for (const chain of chains) known.set(String(await chain.call('eth_chainId')), chain);
  const account = chains[0]?.keys[2]?.address ?? '';
  let current = '0x1';
  const answer = async (method: string, params: readonly unknown[]): Promise<Reply> => {
    if (method === 'eth_requestAccounts') return { result: [account] };
    if (method === 'eth_chainId') return { result: current };
    if (method === 'wallet_switchEthereumChain') {
      const wanted = quantity(Reflect.get(Object(params[0]), 'chainId'));
      if (!known.has(wanted)) return { error: UNKNOWN_CHAIN };
      current = wanted;
      return { result: null };
    }
    const chain = known.get(current);
    return chain === undefined ? { error: UNKNOWN_CHAIN } : { result: await chain.call(method, ...params) };
  };
  await page.exposeFunction('askWallet', answer);
  await page.addInitScript(() => {
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: unknown[] }): Promise<unknown> => {
        const ask: unknown = Reflect.get(window, 'askWallet');
        const reply: unknown =
          typeof ask === 'function' ? await Reflect.apply(ask, null, [method, params]) : null;
        const error: unknown = Reflect.get(Object(reply), 'error');
        if (error !== undefined) throw Object.assign(new Error('refused by the wallet'), error);
        return Reflect.get(Object(reply), 'result');
      },
    };
    const info = { uuid: 'c0ffee', rdns: 'example.pocket', name: 'Pocket', icon: '' };
    window.addEventListener('eip6963:requestProvider', () => {
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
      );
    });
  });
  return account;
};
