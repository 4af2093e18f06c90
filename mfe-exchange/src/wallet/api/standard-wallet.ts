import { lookUp } from '@coinlane/shared-contracts/values';
import type { Network } from '@coinlane/shared-contracts/values';

import type { WalletFailure } from '../domain/wallet';
import { isFields, readIcon, readName, readProviderError } from './announced-wallet';

/** Chains of the wallet standard, and our codes of their networks. */
const NETWORK_OF: Readonly<Record<string, Network>> = {
  'solana:mainnet': 'sol',
  'bitcoin:mainnet': 'btc',
  'sui:mainnet': 'sui',
  'aptos:mainnet': 'apt',
};

/** A wallet of the wallet standard that can provide addresses. */
export type StandardWallet = {
  /** The registered object. Not its name, which any other wallet can copy. */
  readonly source: unknown;
  readonly name: string;
  readonly icon: string | null;
  readonly networks: readonly Network[];
  /** Its address on a network. Rejects with a WalletFailure. */
  readonly addressOn: (network: Network) => Promise<string>;
};

const CONNECT = 'standard:connect';

const networksOf = (chains: unknown): readonly Network[] =>
  (Array.isArray(chains) ? chains : []).flatMap((chain: unknown) =>
    typeof chain === 'string' ? (lookUp(NETWORK_OF, chain) ?? []) : [],
  );

const fail = (failure: WalletFailure): Promise<never> => Promise.reject(failure);

const connect = async (feature: unknown): Promise<unknown> => {
  if (!isFields(feature) || typeof feature['connect'] !== 'function') return fail({ _tag: 'Broken' });
  try {
    const reply: unknown = await Reflect.apply(feature['connect'], feature, []);
    return isFields(reply) ? reply['accounts'] : null;
  } catch (error) {
    const failure = readProviderError(error);
    // without a code, because wallets of the standard reject a declined connection with a plain error
    return fail(failure._tag === 'Broken' ? { _tag: 'Declined' } : failure);
  }
};

const addressFrom = (accounts: unknown, network: Network): string | null => {
  for (const account of Array.isArray(accounts) ? accounts : []) {
    if (!isFields(account) || !networksOf(account['chains']).includes(network)) continue;
    if (typeof account['address'] === 'string') return account['address'];
  }
  return null;
};

/** Reads a wallet that registered itself. Null if it has no usable address. */
export const readStandardWallet = (wallet: unknown): StandardWallet | null => {
  if (!isFields(wallet) || !isFields(wallet['features'])) return null;
  const name = readName(wallet['name']);
  const networks = networksOf(wallet['chains']);
  const feature = wallet['features'][CONNECT];
  if (name === null || networks.length === 0 || !isFields(feature)) return null;
  return {
    source: wallet,
    name,
    icon: readIcon(wallet['icon']),
    networks: [...new Set(networks)],
    addressOn: async (network) => addressFrom(await connect(feature), network) ?? fail({ _tag: 'NoAccount' }),
  };
};
