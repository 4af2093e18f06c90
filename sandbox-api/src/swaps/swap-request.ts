import type Big from 'big.js';
import * as t from 'io-ts';

import { isExtraIdOf, isPayable } from '../addresses/index.ts';
import { findByTicker, fitting, NETWORKS, TOKEN_SWAP_PAIRS } from '../currencies/index.ts';
import type { TokenSwapPair } from '../currencies/index.ts';
import { checkCeiling } from '../estimates/index.ts';
import { Amount, decodeOrRefuse, notValidParam, Refusal, RequiredText, Text } from '../http/index.ts';
import { currencyOf } from '../orders/index.ts';

const CreateBody = t.type(
  {
    from: RequiredText,
    to: RequiredText,
    fromBlockchain: RequiredText,
    amount: Amount,
    payoutAddress: RequiredText,
    payoutExtraId: Text,
    estimate: Text,
  },
  'SwapRequest',
);

type Side = TokenSwapPair['variants'][number];

/** Validated create request (spec §3 "Swap create input"). */
export type SwapRequest = {
  readonly pair: TokenSwapPair;
  readonly from: Side;
  readonly to: Side;
  readonly amount: Big;
  readonly payoutAddress: string;
  readonly payoutExtraId: string;
};

/** Above this amount of AVA, the travel partner requires identification (spec §8 "Token swap"). */
const PARTNER_LIMIT = 1000;

const checkAmount = ({ pair: { min, max }, from, amount }: SwapRequest): void => {
  const currency = currencyOf(from.ticker);
  fitting(amount, currency);
  checkCeiling(currency, amount);
  if (amount.lt(min))
    throw new Refusal(400, { error: 'deposit_too_small', message: 'Out of min amount', field: 'amount' });
  if (max !== null && amount.gt(max))
    throw new Refusal(400, { error: 'max_amount_exceeded', message: 'Out of max amount', field: 'amount' });
};

const checkRecipient = ({ to, payoutAddress, payoutExtraId }: SwapRequest): void => {
  const network = NETWORKS.get(findByTicker(to.ticker)?.network ?? '');
  if (network === undefined || !isPayable(network, payoutAddress))
    throw new Refusal(400, {
      error: 'not_valid_address',
      message: 'Address is not valid',
      field: 'payoutAddress',
    });
  if (!isExtraIdOf(network, payoutExtraId, payoutAddress))
    throw notValidParam('payoutExtraId', 'does not fit the currency');
};

const checkPartner = ({ from, amount }: SwapRequest): void => {
  if (from.token === 'ava' && amount.gt(PARTNER_LIMIT))
    throw new Refusal(400, { error: 'partner_kyc_error', message: 'Verify your identity with the partner' });
};

/** Decodes and validates the body of a create. */
export const swapRequestOf = (raw: unknown): SwapRequest => {
  const { from: token, to, fromBlockchain, ...rest } = decodeOrRefuse(CreateBody, raw);
  const pair = TOKEN_SWAP_PAIRS.find(({ variants }) => variants.some((each) => each.token === token));
  if (pair === undefined || to !== token) throw notValidParam('from', 'is not a token that can be swapped');
  const sender = pair.variants.find(({ blockchain }) => blockchain === fromBlockchain);
  const receiver = pair.variants.find(({ blockchain }) => blockchain !== fromBlockchain);
  if (sender === undefined || receiver === undefined)
    throw notValidParam('fromBlockchain', 'has no such token');
  const request: SwapRequest = { pair, from: sender, to: receiver, ...rest };
  checkAmount(request);
  checkRecipient(request);
  checkPartner(request);
  return request;
};
