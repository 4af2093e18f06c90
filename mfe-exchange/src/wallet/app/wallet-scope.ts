import { fork } from 'effector';
import type { Scope } from 'effector';

import { findNetwork } from '@coinlane/chains/networks';
import { toPromise } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { binding } from '../../page/app/binding';
import type { BrowserWallets } from '../api/browser-wallets';
import type { Deposit, DepositFacts, PaymentPlan } from '../domain/payment-plan';
import type { WalletFailure, WalletTransfer } from '../domain/wallet';
import { walletAccountModel } from '../model/wallet-account';
import { walletPaymentModel } from '../model/wallet-payment';
import { walletRecords } from './wallet-records';

/** Address checks. They load with the first payment. */
const plans = () => import(/* webpackChunkName: "address-checks" */ '../domain/payment-plan');

/** Call of the currency list, in the chunk of the other calls. */
const tokens = () => import(/* webpackChunkName: "exchange-calls" */ '../../currency/api/currency');

/** The receipts of orders. They load after the first view of an order. */
const receipts = () => import(/* webpackChunkName: "receipts" */ '../../receipt/app/order-receipts');

/** Orders that this browser sent. */
const agreements = () => import(/* webpackChunkName: "receipts" */ '../../receipt/app/agreed-orders');

type Ports = Pick<RemoteProps, 'http' | 'storage'>;

const NO_TOKEN: Pick<DepositFacts, 'contract' | 'decimals'> = { contract: null, decimals: null };

/** The deposited token in the list of currencies. A native coin has no contract. Rejects if the list fails to load. */
const tokenOf = async ({ http }: Ports, deposit: Deposit): Promise<typeof NO_TOKEN> => {
  if (findNetwork(deposit.network)?.coin === deposit.displayTicker) return NO_TOKEN;
  const { fetchToken } = await tokens();
  return (await toPromise(fetchToken(http)(deposit))) ?? NO_TOKEN;
};

/** The signed terms of the order, and the terms that the visitor sent from this browser. */
const termsOf = async (
  props: Ports,
  { transactionId, hasReceipt }: Deposit,
): Promise<Pick<DepositFacts, 'signed' | 'agreed'>> => {
  const [{ orderReceipts }, { agreedOrders }] = await Promise.all([receipts(), agreements()]);
  return {
    signed: await orderReceipts(props).termsOf(transactionId, hasReceipt),
    agreed: agreedOrders(props.storage).find(transactionId),
  };
};

const isPlanOf = (plan: PaymentPlan, { to, amount, network, contract, decimals }: WalletTransfer): boolean =>
  plan._tag === 'Ready' &&
  plan.to === to &&
  plan.amount === amount &&
  plan.asset.network === network &&
  plan.asset.contract === contract &&
  plan.asset.decimals === decimals;

type Sources = {
  readonly wallets: BrowserWallets;
  /** Latest state of the deposit. Null: the page no longer shows it. */
  readonly deposit: () => Deposit | null;
};

/** Scope of the payment of one order. */
export const paymentScope = (props: Ports, { wallets, deposit }: Sources): Scope => {
  const records = walletRecords(props.storage);
  const { transactionId = '', address = null } = deposit() ?? {};
  const plan = async (): Promise<PaymentPlan> => {
    const latest = deposit();
    if (latest === null) return { _tag: 'NotByWallet' };
    const [{ planPayment }, token, terms] = await Promise.all([
      plans(),
      tokenOf(props, latest),
      termsOf(props, latest),
    ]);
    return planPayment(latest, {
      ...terms,
      ...token,
      keptAddress: records.addressOf(transactionId) ?? address,
    });
  };
  const recheck = async (transfer: WalletTransfer): Promise<WalletFailure | null> => {
    const again = await plan().catch((): PaymentPlan => ({ _tag: 'Unchecked' }));
    // another tab has paid in the meantime
    if (records.read(transactionId)?._tag === 'Sent') return { _tag: 'Busy' };
    if (isPlanOf(again, transfer)) return null;
    return { _tag: again._tag === 'Unchecked' ? 'Unchecked' : 'Differs' };
  };
  return fork({
    handlers: [
      binding(walletPaymentModel.planFx, plan),
      binding(walletPaymentModel.payFx, (transfer) => wallets.pay(transfer, recheck)),
      binding(walletPaymentModel.readRecordFx, () => records.read(transactionId)),
      binding(walletPaymentModel.writeRecordFx, (record) =>
        records.write(transactionId, address ?? '', record),
      ),
    ],
  });
};

/** Scope of the wallets, as sources of an address and a balance. */
export const accountScope = (wallets: BrowserWallets): Scope =>
  fork({
    handlers: [
      binding(walletAccountModel.askAddressFx, wallets.address),
      binding(walletAccountModel.askBalanceFx, wallets.balance),
    ],
  });
