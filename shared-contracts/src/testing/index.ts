export {
  addressAcceptedReply,
  addressChecksumReply,
  addressExtraIdReply,
  namedAddressesReply,
  nameErrorReply,
  unknownNameReply,
} from './address-replies.ts';
export { contentPageReply, postReply, postsReply, reviewsReply, siteIndexReply } from './content-replies.ts';
export {
  availablePairsReply,
  coinPairsReply,
  currenciesReply,
  currencyInfoReply,
  fixedRateMarketReply,
  listingCurrencyReply,
} from './currency-replies.ts';
export {
  coinMarketsReply,
  estimatesReply,
  marketDataReply,
  networkFeeReply,
  notFoundErrorReply,
  pairRatesReply,
  promoCodeReply,
  tooSmallErrorReply,
} from './estimate-replies.ts';
export { cpuMs } from './cpu-ms.ts';
export { fakeHttp } from './fake-http.ts';
export { freePort } from './free-port.ts';
export { languagesOf, leftInEnglish, problemsOfFolder } from './locale-folder.ts';
export { baseOfKey, problemsOfTexts, textsFrom } from './texts.ts';
export { runsOf } from './runs-of.ts';
export type { Texts } from './texts.ts';
export { captchaChallengeReply, contactRefusalReply, formReply, ticketReply } from './form-replies.ts';
export {
  createdSwapReply,
  exchangeAmountReply,
  refusedSwapReply,
  swapReply,
  tokensDestinationReply,
} from './swap-replies.ts';
export {
  actionsReply,
  continueReply,
  createdFiatReply,
  createdReply,
  notifyReply,
  oldTransactionReply,
  refundReply,
  refusedWithOkReply,
  transactionReply,
} from './transaction-replies.ts';
