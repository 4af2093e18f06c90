export { accountHttp } from './account-http.ts';
export {
  EstimatesReply,
  estimatesEndpoint,
  promoCodeEndpoint,
  PromoCodeReply,
  ticketEndpoint,
  TicketReply,
} from './account.ts';
export type { EstimateRow, EstimatesQuery, PaymentMethodRow, Ticket } from './account.ts';
export {
  changePasswordEndpoint,
  confirmRegistrationEndpoint,
  disableSecondFactorEndpoint,
  enableSecondFactorEndpoint,
  endSessionEndpoint,
  forgottenPasswordEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
  resetPasswordEndpoint,
  saveNotificationsEndpoint,
  sessionsEndpoint,
  setUpLoginEmailEndpoint,
  setUpSecondFactorEndpoint,
  SignInReply,
  userEndpoint,
  UserReply,
} from './auth.ts';
export type { Credentials, SignInSession } from './auth.ts';
export { captchaChallengeEndpoint, CaptchaChallengeReply } from './captcha.ts';
export {
  availableBuyLinksEndpoint,
  coinPairsEndpoint,
  CoinPairsReply,
  LinksReply,
  listingCurrenciesEndpoint,
  ListingCurrenciesReply,
  pairPagesEndpoint,
  PairPagesReply,
  topCurrenciesLinksEndpoint,
} from './content.ts';
export type { ListingCurrency } from './content.ts';
export { currencyWalletsEndpoint, CurrencyWalletsReply } from './currency-wallets.ts';
export type { LinkedWallet } from './currency-wallets.ts';
export { callById } from './call-by-id.ts';
export { callEndpoint, decodeReply, toPromise } from './endpoint.ts';
export type { Endpoint, HttpPort, HttpRequest } from './endpoint.ts';
export { ErrorReply } from './error-reply.ts';
export { exchangeRangeEndpoint, ExchangeRangeReply } from './exchange-range.ts';
export type { OnChain } from './exchange-range.ts';
export {
  CONTACT_PATHS,
  contactEndpoint,
  ContactRefusal,
  FormReply,
  marketDataEndpoint,
  MarketDataReply,
  notifyEndpoint,
  NotifyReply,
  pairRatesEndpoint,
  PairRatesReply,
  promoEndpoint,
  subscribeEndpoint,
} from './frontend.ts';
export type { ContactDesk, ContactMessage, MarketSegment } from './frontend.ts';
export {
  addPasskeyEndpoint,
  passkeyCreationEndpoint,
  passkeyRequestEndpoint,
  passkeysEndpoint,
  passkeySignInEndpoint,
  removePasskeyEndpoint,
} from './passkeys.ts';
export type { Passkey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from './passkeys.ts';
export {
  coinMarketsEndpoint,
  CoinMarketsReply,
  coinQuotesEndpoint,
  pricesEndpoint,
  PricesReply,
} from './price-data.ts';
export { amlCheckEndpoint, amlChecksEndpoint } from './aml-checks.ts';
export type { AmlCheck } from './aml-checks.ts';
export { kycSessionEndpoint } from './kyc.ts';
export {
  LoanCurrenciesReply,
  loanCurrenciesEndpoint,
  loanEndpoint,
  loanEstimateEndpoint,
  loansEndpoint,
  openLoanEndpoint,
  repayLoanEndpoint,
} from './loans.ts';
export type { LoanReply, LoanTerms } from './loans.ts';
export { plansEndpoint, subscribeToPlanEndpoint, subscriptionEndpoint } from './plans.ts';
export type { Plan, SubscriptionReply } from './plans.ts';
export { stakeEndpoint, stakingEndpoint } from './staking.ts';
export type { StakeInput, StakingReply } from './staking.ts';
export {
  availablePairsEndpoint,
  AvailablePairsReply,
  currenciesToEndpoint,
  CurrenciesToReply,
  currencyInfoEndpoint,
  CurrencyInfoReply,
  exchangeAmountEndpoint,
  ExchangeAmountReply,
  fixedRateMarketEndpoint,
  FixedRateMarketReply,
  tokensDestinationEndpoint,
  TokensDestinationReply,
} from './public-v1.ts';
export type { FixedRatePair, WarningsReply } from './public-v1.ts';
export {
  createTransactionEndpoint,
  CreateTransactionReply,
  transactionEndpoint,
  TransactionReply,
} from './public-v1-1.ts';
export type {
  ConnectedExchangeReply,
  CreateTransactionInfo,
  CreateTransactionInput,
  CreateTransactionRequest,
  DepositIssueReply,
} from './public-v1-1.ts';
export {
  addressesByNameEndpoint,
  AddressesByNameReply,
  currenciesEndpoint,
  CurrenciesReply,
  validateAddressEndpoint,
  ValidateAddressReply,
} from './public-v2.ts';
export type { CurrencyRow } from './public-v2.ts';
export {
  actionsEndpoint,
  ActionsReply,
  continueEndpoint,
  ContinueReply,
  networkFeeEndpoint,
  NetworkFeeReply,
  refundEndpoint,
  RefundReply,
} from './public-v2-actions.ts';
export type { NetworkFeeQuery } from './public-v2-actions.ts';
export { ranksEndpoint, RanksReply } from './ranking.ts';
export { isJsonType, readBody, readErrorReply } from './read-reply.ts';
export type { RawReply } from './read-reply.ts';
export {
  depositRequestEndpoint,
  DepositRequestReply,
  refundAddressEndpoint,
  RefundAddressReply,
} from './public-v2-deposit.ts';
export { PushReply, pushTokenEndpoint, pushTransactionEndpoint } from './push.ts';
export { isService, KEY_STAND_IN, SERVICES } from './service.ts';
export type { Service } from './service.ts';
export {
  createSwapEndpoint,
  createSwapOnSiteEndpoint,
  CreateSwapReply,
  swapEndpoint,
  SwapReply,
} from './swaps.ts';
export type { CreateSwapInput, SwapSideReply } from './swaps.ts';
export {
  balancesEndpoint,
  cashbackEndpoint,
  depositEndpoint,
  historyEndpoint,
  tradeEndpoint,
  tradeQuoteEndpoint,
  tradeStatusEndpoint,
  withdrawalsEndpoint,
  withdrawCashbackEndpoint,
  withdrawEndpoint,
} from './wallet.ts';
export type {
  Balance,
  CashbackReply,
  DepositReply,
  HistoryRow,
  TradeQuoteReply,
  TradeReply,
  WithdrawalInput,
  WithdrawalReply,
} from './wallet.ts';
export { addToWhitelistEndpoint, removeFromWhitelistEndpoint, whitelistEndpoint } from './whitelist.ts';
export type { NewWhitelistEntry, WhitelistEntry } from './whitelist.ts';
