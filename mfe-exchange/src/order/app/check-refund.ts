import { tokenContractsOf } from '@coinlane/chains/addresses';
import { networkName } from '@coinlane/chains/networks';

import type { RefundFacts, RefundVerdict } from '../../address/domain/address';
import type { Currency, CurrencyInfo } from '../../currency/domain/currency';
import type { ArrivedAsset } from '../domain/transaction';
import type { RefundQuestion } from '../model/order-actions';

/** Address rules. They load with the first address. */
const checks = () => import(/* webpackChunkName: "address-checks" */ '../../address/domain/address/checks');

/** Converts a refund's asset to a currency for the address checks. */
const toCurrency = (
  { displayTicker, ticker, network }: ArrivedAsset,
  info: CurrencyInfo | null,
): Currency => ({
  ticker: ticker ?? displayTicker,
  displayTicker,
  network,
  networkName: networkName(network),
  name: displayTicker,
  iconUrl: '',
  isFiat: false,
  isStable: false,
  isFeatured: false,
  isAnonymous: false,
  hasExtraId: info?.hasExtraId ?? false,
  supportsFixedRate: false,
  tokenContract: null,
  isNew: false,
  canBeSent: true,
  canBeReceived: true,
  change24h: null,
  defaultValue: null,
  manualDefaultValue: null,
});

const factsOf = ({ transaction, asset, info, address, currencies }: RefundQuestion): RefundFacts => ({
  address,
  currency: toCurrency(asset, info),
  info,
  contracts: tokenContractsOf(currencies),
  recipient: transaction.payout.address ?? '',
  recipientNetwork: transaction.payout.network,
  payinAddress: transaction.payin.address,
});

/** Checks a refund address with the form's rules. */
export const checkRefund = async (question: RefundQuestion): Promise<RefundVerdict> =>
  (await checks()).checkRefundAddress(factsOf(question));
