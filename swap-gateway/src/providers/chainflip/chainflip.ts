import Big from 'big.js';

import { lookUp } from '@coinlane/shared-contracts/values';

import { fromUnits, toUnits } from '../../amount.ts';
import { createCalls, messageOf, refusalByText } from '../../http/calls.ts';
import type { RefusalText } from '../../http/calls.ts';
import type { ProviderHttp } from '../../http/provider-http.ts';
import { NO_ECHO, NO_TERMS, ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { CreateOrder, PlacedOrder, Provider, ProviderAsset } from '../../provider.ts';
import type { QuoteRequest, StoredTerms } from '../../provider.ts';
import { ASSETS } from './assets.table.ts';
import { Channel, NetworkInfo, Quotes, Swap } from './codecs.ts';
import type { Quote } from './codecs.ts';
import { observationOf } from './observation.ts';

/** Chainflip has texts instead of codes. Amounts in them are in the smallest unit of the currency sent. */
const REFUSALS: readonly RefusalText[] = [
  [/below minimum swap amount \((\d+)\)/, 'deposit_too_small', 'minAmount'],
  [/above maximum swap amount \((\d+)\)/, 'max_amount_exceeded', 'maxAmount'],
  [/lower than (?:estimated ingress fee|minimum egress amount)/, 'deposit_too_small'],
  [/insufficient liquidity|cannot be swapped/, 'pair_is_inactive'],
];
const BLOCKS_PER_MINUTE = 10;

const decimals = (asset: Pick<ProviderAsset, 'decimals'>): number => asset.decimals ?? 0;

type Pair = { readonly from: Pick<ProviderAsset, 'decimals'>; readonly to: Pick<ProviderAsset, 'decimals'> };

/** Minimum price at which a deposit is exchanged, in smallest units times 2^128. Below it the deposit is returned. */
export const minPriceX128 = (price: string, slippagePercent: string, { from, to }: Pair): string => {
  const lowest = new Big(price)
    .times(new Big(100).minus(slippagePercent))
    .div(100)
    .times(new Big(2).pow(128));
  const places = decimals(to) - decimals(from);
  const scale = new Big(10).pow(Math.abs(places));
  return (places >= 0 ? lowest.times(scale) : lowest.div(scale)).toFixed(0, Big.roundDown);
};

const callsFor = (http: ProviderHttp, { from }: QuoteRequest) =>
  createCalls(http, (body) =>
    refusalByText(REFUSALS, messageOf(body), (units) => fromUnits(units, decimals(from))),
  );

const sidesOf = ({ from, to }: QuoteRequest) => {
  const [srcChain = '', srcAsset = ''] = from.key.split(' ');
  const [destChain = '', destAsset = ''] = to.key.split(' ');
  return { srcChain, srcAsset, destChain, destAsset };
};

const askQuote = async (http: ProviderHttp, request: QuoteRequest): Promise<Quote> => {
  const { from, to } = request;
  const amount = toUnits(request.amount, decimals(from));
  if (amount === null) throw new ProviderRefusal('out_of_range', 'the amount has too many decimals');
  const kind = { isVaultSwap: 'false', isOnChain: 'false', dcaEnabled: 'false' };
  const query = { amount, ...sidesOf(request), ...kind };
  const quotes = await callsFor(http, request).get(Quotes, '/v2/quote', query);
  const quote = quotes.find(({ type }) => type === 'REGULAR');
  if (quote === undefined) throw new ProviderRefusal('pair_is_inactive', 'no regular quote');
  const keys = [quote.srcAsset, quote.destAsset].map(({ chain, asset }) => `${chain} ${asset}`);
  if (quote.depositAmount === amount && keys[0] === from.key && keys[1] === to.key) return quote;
  throw new ProviderRefusal('altered_reply', 'the quote is for something else');
};

const amountsOf = ({ depositAmount, egressAmount }: Quote, { from, to }: QuoteRequest) => ({
  fromAmount: fromUnits(depositAmount, decimals(from)),
  toAmount: fromUnits(egressAmount, decimals(to)),
});

const place = async (http: ProviderHttp, order: CreateOrder): Promise<PlacedOrder> => {
  const { recipient, refundAddress } = order;
  if (refundAddress === null) throw new ProviderRefusal('refund_address_refused', 'it is required');
  const quote = await askQuote(http, order);
  const { egressAmount, estimatedPrice, recommendedSlippageTolerancePercent } = quote;
  const body = {
    ...sidesOf(order),
    destAddress: recipient,
    amount: quote.depositAmount,
    fillOrKillParams: {
      refundAddress,
      retryDurationBlocks: quote.recommendedRetryDurationMinutes * BLOCKS_PER_MINUTE,
      minPriceX128: minPriceX128(estimatedPrice, recommendedSlippageTolerancePercent, order),
    },
    quote: { egressAmount, estimatedPrice },
    takeCommission: false,
  };
  const { made, raw } = await callsFor(http, order).post(Channel, '/api/openSwapDepositChannel', body);
  return {
    reference: made.id,
    providerOrderId: made.id,
    depositAddress: made.depositAddress,
    depositExtraId: null,
    ...amountsOf(quote, order),
    validUntilMs: null,
    depositUntilMs: made.estimatedExpiryTime,
    echo: NO_ECHO,
    evidence: { quote, body, reply: raw },
  };
};

const readSwap = async (http: ProviderHttp, id: string): Promise<Swap> => {
  const swap = await createCalls(http, () => null).get(Swap, `/v2/swaps/${encodeURIComponent(id)}`);
  if (swap.depositChannel.id === id) return swap;
  throw new ProviderFault('GET /v2/swaps: another channel', { isOutcomeKnown: true });
};

const termsOf = ({ depositChannel, destAddress }: Swap): StoredTerms => ({
  depositAddress: depositChannel.depositAddress,
  ...{ depositExtraId: null, recipient: destAddress },
});

const readAssets = async (http: ProviderHttp): Promise<readonly ProviderAsset[]> => {
  const { assets } = await createCalls(http, () => null).get(NetworkInfo, '/api/networkInfo');
  return assets.flatMap((row) => {
    const known = lookUp(ASSETS, row.asset);
    const isOpen = row.depositChannelCreationEnabled && row.depositChannelDepositsEnabled;
    if (known === undefined || !isOpen || !row.egressEnabled) return [];
    const [chain, symbol, network, name, places, contract = null] = known;
    const identity = { key: `${chain} ${symbol}`, ticker: symbol.toLowerCase(), name, network, contract };
    return [{ ...identity, decimals: places, supportsFixedRate: false }];
  });
};

/** Chainflip, a protocol with its own chain, through its public back end. Needs no key and no account. */
export const createChainflip = (http: ProviderHttp): Provider => ({
  id: 'chainflip',
  displayName: 'Chainflip',
  capabilities: {
    offers: [{ flow: 'standard', side: 'direct' }],
    refundAddress: 'required',
    supportsMemo: false,
    kyc: 'none',
    needsVisitorIp: false,
    // a second channel expires unused
    isCreateRepeatable: true,
  },
  assets: () => readAssets(http),
  quote: async (request) => {
    const quote = await askQuote(http, request);
    return { ...amountsOf(quote, request), ...NO_TERMS, etaSeconds: quote.estimatedDurationSeconds };
  },
  create: (order) => place(http, order),
  read: async (id) => {
    const swap = await readSwap(http, id);
    return { ...observationOf(swap), terms: termsOf(swap) };
  },
  terms: async (id) => termsOf(await readSwap(http, id)),
  orderUrl: (id) => `https://scan.chainflip.io/channels/${id}`,
});
