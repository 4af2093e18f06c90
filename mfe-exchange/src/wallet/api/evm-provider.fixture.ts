import type { EvmProvider } from './announced-wallet';

export const OWNER = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const HASH = `0x${'ab'.repeat(32)}`;

type Reply = (params: readonly unknown[]) => unknown;

/** Result of a contract call that returns a number. */
export const aWord = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`;

/** A wallet with 2 ETH and 50 tokens of 6 decimals, on Ethereum. Replies can be replaced; an Error is thrown. */
export const aProvider = (
  changes: Readonly<Record<string, Reply>> = {},
): { readonly provider: EvmProvider; readonly calls: readonly (readonly [string, ...unknown[]])[] } => {
  const calls: [string, ...unknown[]][] = [];
  let chain = '0x1';
  const replies: Readonly<Record<string, Reply>> = {
    eth_requestAccounts: () => [OWNER],
    eth_chainId: () => chain,
    wallet_switchEthereumChain: ([wanted]) => {
      chain = String(Reflect.get(Object(wanted), 'chainId'));
      return null;
    },
    eth_getBalance: () => '0x1bc16d674ec80000',
    eth_call: ([call]) =>
      aWord(String(Reflect.get(Object(call), 'data')).startsWith('0x313ce567') ? 6 : 50_000_000),
    eth_sendTransaction: () => HASH,
    ...changes,
  };
  return {
    calls,
    provider: {
      request: ({ method, params = [] }) => {
        calls.push([method, ...params]);
        return replies[method]?.(params);
      },
    },
  };
};

/** An error of EIP-1193. */
export const providerError = (code: number): Error =>
  Object.assign(new Error('refused by the wallet'), { code });
