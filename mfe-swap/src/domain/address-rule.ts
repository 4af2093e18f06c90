import { isSafeExtraId } from '@coinlane/chains/addresses';
import type { AddressVerdict } from '@coinlane/chains/addresses';
import type { Network, Ticker } from '@coinlane/shared-contracts/values';

type Rule = {
  /** Pattern of an address. */
  readonly regEx: RegExp;
  /** Pattern of an extra id. */
  readonly regExTag: RegExp;
};

/** Spec §5: pattern for a currency without its own rule: letters, digits, dash and underscore. */
const DEFAULT_PATTERN = /^[A-Za-z0-9_-]+$/;

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const BITCOIN = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/;
const BINANCE = /^bnb1[0-9a-z]{38}$/;
const NEO = /^A[1-9A-HJ-NP-Za-km-z]{33}$/;
const BINANCE_MEMO = /^[0-9A-Za-z_-]{1,128}$/;

const rule = (regEx: RegExp, regExTag: RegExp = DEFAULT_PATTERN): Rule => ({ regEx, regExTag });

/** Spec §5 "Token swap form": pattern of each ticker, by its name in the exchange. */
const RULES: ReadonlyMap<Ticker, Rule> = new Map([
  ['eth', rule(ETHEREUM)],
  ['bnb', rule(ETHEREUM)],
  ['awc', rule(ETHEREUM)],
  ['now', rule(ETHEREUM)],
  ['usdterc20', rule(ETHEREUM)],
  ['usdt', rule(BITCOIN)],
  ['btc', rule(/^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})$/)],
  ['bnbmainnet', rule(BINANCE, BINANCE_MEMO)],
  ['awcbnb', rule(BINANCE, BINANCE_MEMO)],
  ['nowbnb', rule(BINANCE, BINANCE_MEMO)],
  ['ava', rule(BINANCE, BINANCE_MEMO)],
  ['avanep5', rule(NEO)],
  ['xrp', rule(/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, /^\d{1,19}$/)],
  ['xlm', rule(/^G[A-Z2-7]{55}$/, /^[0-9A-Za-z]{1,28}$/)],
  ['eos', rule(/^[a-z1-5.]{1,12}$/, /^[\x20-\x7e]{1,120}$/)],
]);

const ruleOf = (ticker: Ticker): Rule => RULES.get(ticker) ?? rule(DEFAULT_PATTERN);

export const isAddressOf = (ticker: Ticker, address: string): boolean => ruleOf(ticker).regEx.test(address);

/** Whether a trimmed extra ID is valid. An empty one always is. */
export const isExtraIdOf = (ticker: Ticker, extraId: string): boolean =>
  extraId === '' || (ruleOf(ticker).regExTag.test(extraId) && isSafeExtraId(extraId));

/** A trimmed payout address and its network. */
export type PayoutAddress = { readonly address: string; readonly network: Network };

const ADDRESS_FAULTS = [
  'ChecksumMismatch',
  'OtherChain',
  'TokenContract',
  'NobodysAddress',
  'UnpayableKind',
  'KeyOrHash',
  'SecretKey',
] as const;

/** Fault found by the address rules of a network. */
export type AddressFault = (typeof ADDRESS_FAULTS)[number];

/** Fault of a verdict. Null: valid, or a text that the pattern of spec §5 also refuses. */
export const toAddressFault = (verdict: AddressVerdict): AddressFault | null => {
  const name = verdict._tag === 'StrangeText' ? verdict.strangeness : verdict._tag;
  return ADDRESS_FAULTS.find((fault) => fault === name) ?? null;
};

/** Result of the address rules of a network. */
export type AddressFinding = {
  /** Null: no fault. */
  readonly fault: AddressFault | null;
  /** Names of other networks on which the address is also valid, with another owner. */
  readonly alsoValidOn: readonly string[];
};
