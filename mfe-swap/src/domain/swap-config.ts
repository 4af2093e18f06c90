import type { Blockchain, SwapToken, TokenVariant } from './token';

/** Explorer links for transactions and addresses of a chain, with '$$' for the value (spec §3 "Token swap config"). */
type Explorer = { readonly tx: string; readonly address: string };

const EXPLORERS: Readonly<Record<Blockchain, Explorer>> = {
  ethereum: { tx: 'https://etherscan.io/tx/$$', address: 'https://etherscan.io/address/$$' },
  binance: {
    tx: 'https://explorer.bnbchain.org/tx/$$',
    address: 'https://explorer.bnbchain.org/address/$$',
  },
  neo: { tx: 'https://neoscan.io/transaction/$$', address: 'https://neoscan.io/address/$$' },
  omni: { tx: 'https://omniexplorer.info/tx/$$', address: 'https://omniexplorer.info/address/$$' },
};

const isBlockchain = (word: string): word is Blockchain => Object.hasOwn(EXPLORERS, word);

/** Explorer page of a hash or an address. Null: no explorer. */
export const explorerLink = (blockchain: string, kind: keyof Explorer, value: string | null): string | null =>
  value === null || value === '' || !isBlockchain(blockchain)
    ? null
    : EXPLORERS[blockchain][kind].replaceAll('$$', () => encodeURIComponent(value));

/** Warnings and links of a token, apart from its address (spec §3: `limitsWarning`, `warning`, `wallet`). */
export type SwapAdvice = {
  /** Whether the user must read a warning of the partner before confirming a swap. */
  readonly hasPartnerWarning: boolean;
  /** Whether larger amounts may require the visitor to verify their identity with the partner. */
  readonly hasLimitsWarning: boolean;
  /** Link to a wallet for the new chain. */
  readonly wallet: string | null;
};

const PARTNER_SITE = 'https://www.travala.com/';

const ADVICE: Readonly<Partial<Record<SwapToken, SwapAdvice>>> = {
  ava: { hasPartnerWarning: true, hasLimitsWarning: true, wallet: null },
};

const NO_ADVICE: SwapAdvice = { hasPartnerWarning: false, hasLimitsWarning: false, wallet: null };

/** Chains that need a wallet of their own. */
const WALLETS: Readonly<Partial<Record<Blockchain, string>>> = {
  binance: 'https://www.bnbchain.org/en/wallets',
  neo: 'https://neo.org/wallets',
};

export const adviceOf = ({ token, blockchain }: TokenVariant): SwapAdvice => {
  const advice = ADVICE[token] ?? NO_ADVICE;
  return { ...advice, wallet: advice.wallet ?? WALLETS[blockchain] ?? null };
};

/** Page on which the travel partner verifies an identity (spec §8 "Token swap"). */
export const partnerSite = PARTNER_SITE;
