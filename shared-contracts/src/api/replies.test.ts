import { isRight } from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import * as content from '../content/index.ts';
import * as fixtures from '../testing/index.ts';
import * as api from './index.ts';

const rows: readonly {
  readonly reply: string;
  readonly raw: unknown;
  readonly codec: t.Decoder<unknown, unknown>;
}[] = [
  { reply: 'currenciesReply', raw: fixtures.currenciesReply, codec: api.CurrenciesReply },
  { reply: 'currencyInfoReply', raw: fixtures.currencyInfoReply, codec: api.CurrencyInfoReply },
  { reply: 'currencyInfoReply', raw: fixtures.currencyInfoReply, codec: api.CurrencyWalletsReply },
  { reply: 'fixedRateMarketReply', raw: fixtures.fixedRateMarketReply, codec: api.FixedRateMarketReply },
  { reply: 'availablePairsReply', raw: fixtures.availablePairsReply, codec: api.AvailablePairsReply },
  { reply: 'listingCurrencyReply', raw: [fixtures.listingCurrencyReply], codec: api.ListingCurrenciesReply },
  { reply: 'coinPairsReply', raw: fixtures.coinPairsReply, codec: api.CoinPairsReply },
  { reply: 'estimatesReply', raw: fixtures.estimatesReply, codec: api.EstimatesReply },
  { reply: 'promoCodeReply', raw: fixtures.promoCodeReply, codec: api.PromoCodeReply },
  { reply: 'tooSmallErrorReply', raw: fixtures.tooSmallErrorReply, codec: api.ErrorReply },
  { reply: 'notFoundErrorReply', raw: fixtures.notFoundErrorReply, codec: api.ErrorReply },
  { reply: 'networkFeeReply', raw: fixtures.networkFeeReply, codec: api.NetworkFeeReply },
  { reply: 'marketDataReply', raw: fixtures.marketDataReply, codec: api.MarketDataReply },
  { reply: 'pairRatesReply', raw: fixtures.pairRatesReply, codec: api.PairRatesReply },
  { reply: 'coinMarketsReply', raw: fixtures.coinMarketsReply, codec: api.CoinMarketsReply },
  { reply: 'createdReply', raw: fixtures.createdReply, codec: api.CreateTransactionReply },
  { reply: 'createdFiatReply', raw: fixtures.createdFiatReply, codec: api.CreateTransactionReply },
  { reply: 'refusedWithOkReply', raw: fixtures.refusedWithOkReply, codec: api.CreateTransactionReply },
  { reply: 'transactionReply', raw: fixtures.transactionReply, codec: api.TransactionReply },
  { reply: 'oldTransactionReply', raw: fixtures.oldTransactionReply, codec: api.TransactionReply },
  { reply: 'actionsReply', raw: fixtures.actionsReply, codec: api.ActionsReply },
  { reply: 'refundReply', raw: fixtures.refundReply, codec: api.RefundReply },
  { reply: 'continueReply', raw: fixtures.continueReply, codec: api.ContinueReply },
  { reply: 'notifyReply', raw: fixtures.notifyReply, codec: api.NotifyReply },
  { reply: 'addressAcceptedReply', raw: fixtures.addressAcceptedReply, codec: api.ValidateAddressReply },
  { reply: 'addressChecksumReply', raw: fixtures.addressChecksumReply, codec: api.ValidateAddressReply },
  { reply: 'addressExtraIdReply', raw: fixtures.addressExtraIdReply, codec: api.ValidateAddressReply },
  { reply: 'namedAddressesReply', raw: fixtures.namedAddressesReply, codec: api.AddressesByNameReply },
  { reply: 'unknownNameReply', raw: fixtures.unknownNameReply, codec: api.AddressesByNameReply },
  { reply: 'nameErrorReply', raw: fixtures.nameErrorReply, codec: api.AddressesByNameReply },
  { reply: 'contentPageReply', raw: fixtures.contentPageReply, codec: content.ContentPageReply },
  { reply: 'postsReply', raw: fixtures.postsReply, codec: content.PostsReply },
  { reply: 'postReply', raw: fixtures.postReply, codec: content.PostReply },
  { reply: 'siteIndexReply', raw: fixtures.siteIndexReply, codec: content.SiteIndexReply },
  { reply: 'reviewsReply', raw: fixtures.reviewsReply, codec: content.ReviewsReply },
  { reply: 'formReply', raw: fixtures.formReply, codec: api.FormReply },
  { reply: 'contactRefusalReply', raw: fixtures.contactRefusalReply, codec: api.ContactRefusal },
  { reply: 'ticketReply', raw: fixtures.ticketReply, codec: api.TicketReply },
  { reply: 'captchaChallengeReply', raw: fixtures.captchaChallengeReply, codec: api.CaptchaChallengeReply },
  { reply: 'swapReply', raw: fixtures.swapReply, codec: api.SwapReply },
  { reply: 'createdSwapReply', raw: fixtures.createdSwapReply, codec: api.CreateSwapReply },
  { reply: 'refusedSwapReply', raw: fixtures.refusedSwapReply, codec: api.CreateSwapReply },
  { reply: 'exchangeAmountReply', raw: fixtures.exchangeAmountReply, codec: api.ExchangeAmountReply },
  {
    reply: 'tokensDestinationReply',
    raw: fixtures.tokensDestinationReply,
    codec: api.TokensDestinationReply,
  },
];

const length = (value: unknown): number | null => (Array.isArray(value) ? value.length : null);

describe('the replies of the contract', () => {
  it.each(rows)('$reply is decoded by its codec, with all rows', ({ raw, codec }) => {
    const decoded = codec.decode(raw);
    expect(isRight(decoded)).toBe(true);
    if (isRight(decoded)) expect(length(decoded.right)).toBe(length(raw));
  });

  it('are all listed in the table above', () => {
    const missing = Object.keys(fixtures).filter(
      (name) => name.endsWith('Reply') && !rows.some(({ reply }) => reply === name),
    );
    expect(missing).toEqual([]);
  });

  it('have codecs with names, which appear in logs', () => {
    expect(rows.map(({ codec }) => codec.name).filter((name) => name === '' || name.startsWith('{'))).toEqual(
      [],
    );
  });
});
