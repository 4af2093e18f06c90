import { fork } from 'effector';
import type { Scope } from 'effector';
import * as E from 'fp-ts/lib/Either.js';

import { findNetwork } from '@coinlane/chains/networks';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { binding } from '../../page/app/binding';
import type { ReceiptVerdict } from '../../receipt/domain/compare-receipt';
import type { BrowserWallets } from '../api/browser-wallets';
import type { Deposit, PaymentPlan } from '../domain/payment-plan';
import { walletAccountModel } from '../model/wallet-account';
import { walletPaymentModel } from '../model/wallet-payment';
import { walletRecords } from './wallet-records';

/** The checks of an address. They load with the first one. */
const plans = () => import(/* webpackChunkName: "address-checks" */ '../domain/payment-plan');

/** The call of the currency list. It is in the chunk of the other calls. */
const calls = () => import(/* webpackChunkName: "exchange-calls" */ '../../currency/api/currency');

/** The receipts of orders. They load after the first view of an order. */
const receipts = () => import(/* webpackChunkName: "receipts" */ '../../receipt/app/order-receipts');

/** Contract of a token in the list of currencies. The network's own coin has none. */
const contractOf = async ({ http }: RemoteProps, deposit: Deposit): Promise<string | null> => {
  if (findNetwork(deposit.network)?.coin === deposit.displayTicker) return null;
  const { fetchCurrencies } = await calls();
  const listed = await fetchCurrencies(http)()();
  const found = E.isRight(listed) ? listed.right : [];
  return (
    found.find(({ ticker, network }) => ticker === deposit.ticker && network === deposit.network)
      ?.tokenContract ?? null
  );
};

/** Comparison of the deposit with the receipt of its order. */
const receiptVerdict = async (props: RemoteProps, deposit: Deposit): Promise<ReceiptVerdict | null> => {
  if (!deposit.hasReceipt) return null;
  const { orderReceipts } = await receipts();
  return orderReceipts(props)
    .check(deposit)
    .catch(() => null);
};

type Sources = { readonly wallets: BrowserWallets; readonly deposit: () => Deposit };

/** Scope of the payment of one order. `deposit` returns its latest state. */
export const paymentScope = (props: RemoteProps, { wallets, deposit }: Sources): Scope => {
  const records = walletRecords(props.storage);
  const { transactionId, address } = deposit();
  const plan = async (): Promise<PaymentPlan> => {
    const [{ planPayment }, contract, receipt] = await Promise.all([
      plans(),
      contractOf(props, deposit()),
      receiptVerdict(props, deposit()),
    ]);
    return planPayment(deposit(), {
      contract,
      receipt,
      keptAddress: records.addressOf(transactionId) ?? address,
    });
  };
  return fork({
    handlers: [
      binding(walletPaymentModel.planFx, plan),
      binding(walletPaymentModel.payFx, wallets.pay),
      binding(walletPaymentModel.readRecordFx, () => records.read(transactionId)),
      binding(walletPaymentModel.writeRecordFx, (record) =>
        records.write(transactionId, address ?? '', record),
      ),
    ],
  });
};

/** Scope of the wallets as a source of an address and a balance. */
export const accountScope = (wallets: BrowserWallets): Scope =>
  fork({
    handlers: [
      binding(walletAccountModel.askAddressFx, wallets.address),
      binding(walletAccountModel.askBalanceFx, wallets.balance),
    ],
  });
