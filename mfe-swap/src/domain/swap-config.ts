import type { Blockchain, SwapToken, TokenVariant } from './token';

/** Explorer links for transactions and addresses of a chain; '$$' is replaced (spec §3 "Token swap config"). */
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

/** The explorer's page of a hash or an address; null without an explorer. */
export const explorerLink = (blockchain: string, kind: keyof Explorer, value: string | null): string | null =>
  value === null || value === '' || !isBlockchain(blockchain)
    ? null
    : EXPLORERS[blockchain][kind].replaceAll('$$', () => encodeURIComponent(value));

/** Warnings and links of a token besides the address (spec §3: `limitsWarning`, `warning`, `wallet`). */
export type SwapAdvice = {
  /** Partner warning that must be read before a swap is confirmed. */
  readonly hasPartnerWarning: boolean;
  /** Above this amount of the partner's limit the visitor may have to verify their identity. */
  readonly hasLimitsWarning: boolean;
  /** Link to a wallet for the new chain. */
  readonly wallet: string | null;
};

const PARTNER_SITE = 'https://www.travala.com/';

const ADVICE: Readonly<Partial<Record<SwapToken, SwapAdvice>>> = {
  ava: { hasPartnerWarning: true, hasLimitsWarning: true, wallet: null },
};

const NO_ADVICE: SwapAdvice = { hasPartnerWarning: false, hasLimitsWarning: false, wallet: null };

/** Chains whose wallets are not in every browser. */
const WALLETS: Readonly<Partial<Record<Blockchain, string>>> = {
  binance: 'https://www.bnbchain.org/en/wallets',
  neo: 'https://neo.org/wallets',
};

/** The notes about a swap to this side. */
export const adviceOf = ({ token, blockchain }: TokenVariant): SwapAdvice => {
  const advice = ADVICE[token] ?? NO_ADVICE;
  return { ...advice, wallet: advice.wallet ?? WALLETS[blockchain] ?? null };
};

/** The page on which the travel partner verifies an identity (spec §8 "Token swap"). */
export const partnerSite = PARTNER_SITE;
