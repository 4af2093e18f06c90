import type { DecimalString, Network } from '@coinlane/shared-contracts/values';

import { findNetwork, publishedChainIds } from '../networks/index.ts';
import type { ChainIds } from '../networks/index.ts';
import { SCHEMES, WEI_DIGITS } from './schemes.ts';
import type { Scheme } from './schemes.ts';
import { toUnits } from './unit-amount.ts';

/** Side of an order that is paid in. */
export type PaymentLeg = {
  readonly displayTicker: string;
  readonly network: Network;
  readonly expectedAmount: DecimalString | null;
  readonly address: string | null;
  readonly extraId: string | null;
};

/** Token of a leg. With unknown decimals (null), a URI cannot contain the amount. */
export type TokenFacts = { readonly contract: string; readonly decimals: number | null };

type UriFacts = {
  /** Null or absent: the network's own coin, or an unknown token. */
  readonly token?: TokenFacts | null;
  /** Default: the published chain IDs. */
  readonly chainIds?: ChainIds;
};

/** Networks whose wallets read a URI with an amount. Wallets of other networks read only a bare address. */
const WRITTEN = ['btc', 'ltc', 'doge', 'dash', 'bch', 'zec', 'xmr', 'xrp', 'xlm', 'sol', 'ton', 'algo'];

const withParams = (
  head: string,
  params: readonly (readonly [key: string, value: string | null])[],
): string => {
  const query = params.flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? head : `${head}?${query.join('&')}`;
};

const evmUri = (leg: PaymentLeg, address: string, { token, chainIds }: Required<UriFacts>): string | null => {
  const chain = findNetwork(leg.network);
  const chainId = chainIds(leg.network);
  if (chain === null || chainId === null) return null;
  const amount = leg.expectedAmount;
  if (leg.displayTicker === chain.coin) {
    const value = amount === null ? null : toUnits(amount, WEI_DIGITS);
    return withParams(`ethereum:${address}@${String(chainId)}`, [['value', value]]);
  }
  if (token === null || token.decimals === null || amount === null) return null;
  const units = toUnits(amount, token.decimals);
  if (units === null) return null;
  const head = `ethereum:${token.contract}@${String(chainId)}/transfer`;
  return withParams(head, [
    ['address', address],
    ['uint256', units],
  ]);
};

/** SEP-7: a number is an ID memo, any other extra ID is a text memo. */
const stellarUri = (address: string, amount: DecimalString | null, extraId: string | null): string =>
  withParams('web+stellar:pay', [
    ['destination', address],
    ['amount', amount],
    ['memo', extraId],
    ['memo_type', extraId === null ? null : /^\d{1,19}$/.test(extraId) ? 'MEMO_ID' : 'MEMO_TEXT'],
  ]);

/** Expected amount in the scheme's unit. Null: unknown, or more precise than the smallest unit. */
const writtenAmount = ({ unitDigits }: Scheme, { expectedAmount }: PaymentLeg): DecimalString | null =>
  expectedAmount === null || unitDigits === 0 ? expectedAmount : toUnits(expectedAmount, unitDigits);

const schemeUri = (known: Scheme, leg: PaymentLeg, address: string): string => {
  const { scheme, lead, amountKey, extraIdKeys } = known;
  const head = address.startsWith(`${scheme}:`) ? address : `${scheme}:${lead}${address}`;
  const [extraIdKey] = extraIdKeys;
  return withParams(head, [
    [amountKey, writtenAmount(known, leg)],
    ...(extraIdKey === undefined ? [] : [[extraIdKey, leg.extraId] as const]),
  ]);
};

/**
 * Content of the deposit QR code: a payment URI with the expected amount and the extra ID if the network's wallets
 * read one, otherwise the bare address. Null: no address yet.
 */
export const paymentUri = (
  leg: PaymentLeg,
  { token = null, chainIds = publishedChainIds }: UriFacts = {},
): string | null => {
  const { address, network, displayTicker } = leg;
  if (address === null) return null;
  if (network === 'xlm' && displayTicker === 'xlm')
    return stellarUri(address, leg.expectedAmount, leg.extraId);
  const known = SCHEMES.find((scheme) => scheme.network === network && WRITTEN.includes(network));
  if (known && displayTicker === network) return schemeUri(known, leg, address);
  return evmUri(leg, address, { token, chainIds }) ?? address;
};
