import * as api from './api/index.ts';
import * as codecs from './codecs/index.ts';
import * as errors from './errors/index.ts';
import * as events from './events/index.ts';
import * as lifecycle from './lifecycle/index.ts';
import * as testing from './testing/index.ts';
import * as values from './values/index.ts';

/** What each door offers. A line changed here is a promise changed: see CONTRIBUTING.md. */
describe('the doors of shared-contracts', () => {
  it('api', () => {
    expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
      [
        "ActionsReply",
        "AddressesByNameReply",
        "AvailablePairsReply",
        "CoinPairsReply",
        "ContinueReply",
        "CreateTransactionReply",
        "CurrenciesReply",
        "CurrencyInfoReply",
        "ErrorReply",
        "EstimatesReply",
        "FixedRateMarketReply",
        "LinksReply",
        "ListingCurrenciesReply",
        "MarketDataReply",
        "NetworkFeeReply",
        "NotifyReply",
        "PricesReply",
        "PromoCodeReply",
        "RefundReply",
        "SERVICES",
        "TransactionReply",
        "ValidateAddressReply",
        "actionsEndpoint",
        "addressesByNameEndpoint",
        "availableBuyLinksEndpoint",
        "availablePairsEndpoint",
        "callEndpoint",
        "coinPairsEndpoint",
        "continueEndpoint",
        "createTransactionEndpoint",
        "currenciesEndpoint",
        "currencyInfoEndpoint",
        "estimatesEndpoint",
        "fixedRateMarketEndpoint",
        "isService",
        "listingCurrenciesEndpoint",
        "marketDataEndpoint",
        "networkFeeEndpoint",
        "notifyEndpoint",
        "orThrow",
        "pricesEndpoint",
        "promoCodeEndpoint",
        "refundEndpoint",
        "topCurrenciesLinksEndpoint",
        "transactionEndpoint",
        "validateAddressEndpoint",
      ]
    `);
  });

  it('codecs', () => {
    expect(Object.keys(codecs).sort()).toMatchInlineSnapshot(`
      [
        "DecimalFromWire",
        "IsoDate",
        "noneIfBlank",
      ]
    `);
  });

  it('errors', () => {
    expect(Object.keys(errors).sort()).toMatchInlineSnapshot(`
      [
        "NOT_SENT",
        "abortedError",
        "decodeError",
        "httpError",
        "networkError",
        "timeoutError",
      ]
    `);
  });

  it('events', () => {
    expect(Object.keys(events).sort()).toMatchInlineSnapshot(`
      [
        "authChanged",
        "createEventBus",
        "defineEvent",
        "pairPicked",
        "transactionCreated",
        "transactionFinished",
      ]
    `);
  });

  it('lifecycle', () => {
    expect(Object.keys(lifecycle).sort()).toMatchInlineSnapshot(`
      [
        "LiveComposition",
        "PageData",
        "RemoteBeacons",
      ]
    `);
  });

  it('testing', () => {
    expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
      [
        "actionsReply",
        "addressAcceptedReply",
        "addressChecksumReply",
        "addressExtraIdReply",
        "availablePairsReply",
        "coinPairsReply",
        "continueReply",
        "createdFiatReply",
        "createdReply",
        "currenciesReply",
        "currencyInfoReply",
        "estimatesReply",
        "fakeHttp",
        "fixedRateMarketReply",
        "listingCurrencyReply",
        "marketDataReply",
        "nameErrorReply",
        "namedAddressesReply",
        "networkFeeReply",
        "notFoundErrorReply",
        "notifyReply",
        "oldTransactionReply",
        "promoCodeReply",
        "refundReply",
        "refusedWithOkReply",
        "tooSmallErrorReply",
        "transactionReply",
        "unknownNameReply",
      ]
    `);
  });

  it('values', () => {
    expect(Object.keys(values).sort()).toMatchInlineSnapshot(`
      [
        "DEFAULT_LANGUAGE",
        "LANGUAGES",
        "REMOTE_NAMES",
        "isLanguage",
        "isRemoteName",
      ]
    `);
  });
});
