import type { Blockchain, SwapToken, TokenVariant } from '../../domain/token';

/** Where transactions and addresses of a chain can be looked at; '$$' is replaced (spec §3 "Token swap config"). */
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

/** The explorer's page of a hash or an address; null where there is none to look at. */
export const explorerLink = (
  blockchain: string,
  kind: keyof Explorer,
  value: string | null,
): string | null =>
  value === null || value === '' || !isBlockchain(blockchain)
    ? null
    : EXPLORERS[blockchain][kind].replaceAll('$$', () => encodeURIComponent(value));

/** What a token asks of a visitor besides the address (spec §3: `limitsWarning`, `warning`, `wallet`). */
export type SwapAdvice = {
  /** A partner's warning that must be read before a swap is confirmed. */
  readonly hasPartnerWarning: boolean;
  /** Above the amount of the partner's limit somebody may have to say who they are. */
  readonly hasLimitsWarning: boolean;
  /** Where a wallet for the new chain can be had. */
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

/** What is said about a swap to this side. */
export const adviceOf = ({ token, blockchain }: TokenVariant): SwapAdvice => {
  const advice = ADVICE[token] ?? NO_ADVICE;
  return { ...advice, wallet: advice.wallet ?? WALLETS[blockchain] ?? null };
};

/** Where the travel partner asks who somebody is (spec §8 "Token swap"). */
export const partnerSite = PARTNER_SITE;
