import { findNetwork } from '@coinlane/chains/networks';
import type { SignedReceipt } from '@coinlane/shared-contracts/receipts';

import type { Order, OrderSide } from '../orders/order.ts';
import { movedAmountsOf } from '../orders/moved-amounts.ts';
import { wireChain } from './wire-chain.ts';
import { wireAmount, wireTime } from './wire-amount.ts';

const sides = ({ terms: { from, to } }: Order) => ({
  fromCurrency: from.ticker,
  fromNetwork: from.network,
  fromLegacyTicker: from.legacyTicker,
  toCurrency: to.ticker,
  toNetwork: to.network,
  toLegacyTicker: to.legacyTicker,
});

/** Facts in the reply to a creation, in addition to the terms of the order. */
type CreatedExtras = {
  readonly controlToken: string;
  readonly receipt: SignedReceipt | null;
  readonly isWithheld: boolean;
};

/** Reply of a creation (api contract §4.3), the only one with the control token. */
export const wireCreated = (order: Order, { controlToken, receipt, isWithheld }: CreatedExtras) => {
  const { terms } = order;
  return {
    id: terms.id,
    ...sides(order),
    fromAmount: wireAmount(terms.expectedFrom),
    toAmount: wireAmount(terms.expectedTo),
    flow: terms.flow,
    type: terms.side,
    payinAddress: isWithheld ? '' : terms.payinAddress,
    payinExtraId: isWithheld ? null : terms.payinExtraId,
    payoutAddress: terms.payoutAddress,
    payoutExtraId: terms.payoutExtraId ?? '',
    refundAddress: terms.refundAddress ?? '',
    refundExtraId: terms.refundExtraId ?? '',
    validUntil: wireTime(terms.depositUntilMs ?? terms.validUntilMs),
    redirectUrl: null,
    controlToken,
    receipt,
  };
};

/** Name of the memo or tag of a network. Null: none. */
const extraIdNameOf = ({ network }: OrderSide): string | null => findNetwork(network)?.extraId?.name ?? null;

/** Word for a status that the gateway does not know. The page shows "checking" (api contract §1). */
const CHECKING = 'checking';

/** Whether the deposit address can be shown. It is hidden when it must no longer be paid. */
const isOpenForDeposit = ({ state }: Order): boolean =>
  state.status !== 'expired' && state.status !== 'refunded';

/** Facts in a reply about an order, in addition to its terms and its state. */
type ShownExtras = {
  /** Name of the provider, and URL of the order's page there. */
  readonly label: string;
  readonly url: string | null;
  /** Whether the deposit address differs from the receipt. */
  readonly isWithheld: boolean;
  readonly nowMs: number;
};

/** `GET /v1.1/transactions/{id}` (api contract §4.2). */
export const wireTransaction = (order: Order, { label, url, isWithheld, nowMs }: ShownExtras) => {
  const { terms, state } = order;
  const isShown = isOpenForDeposit(order) && !isWithheld;
  const issue = state.depositIssue;
  const moved = movedAmountsOf(state);
  return {
    id: terms.id,
    status: state.status ?? CHECKING,
    provider: terms.provider,
    providerLabel: label,
    providerOrderId: terms.providerOrderId,
    providerOrderUrl: url,
    actionsAvailable: state.hasActions,
    hasReceipt: order.receipt !== null,
    isDepositWithheld: isWithheld,
    reportedRecipient: state.reportedRecipient,
    ...wireChain(order.state, nowMs),
    flow: terms.flow,
    type: terms.side,
    ...sides(order),
    expectedAmountFrom: wireAmount(terms.expectedFrom),
    expectedAmountTo: wireAmount(terms.expectedTo),
    amountFrom: wireAmount(moved.amountFrom),
    amountTo: wireAmount(moved.amountTo),
    refundAmount: wireAmount(moved.refundAmount),
    payinAddress: isShown ? terms.payinAddress : '',
    payinExtraId: isShown ? terms.payinExtraId : null,
    payinExtraIdName: extraIdNameOf(terms.from),
    payinHash: state.payinHash,
    payoutAddress: terms.payoutAddress,
    payoutExtraId: terms.payoutExtraId,
    payoutExtraIdName: extraIdNameOf(terms.to),
    payoutHash: state.payoutHash,
    refundAddress: terms.refundAddress,
    refundExtraId: terms.refundExtraId,
    refundHash: state.refundHash,
    createdAt: wireTime(terms.createdAtMs),
    updatedAt: wireTime(state.updatedAtMs),
    depositReceivedAt: wireTime(state.depositReceivedAtMs),
    validUntil: wireTime(terms.depositUntilMs ?? terms.validUntilMs),
    serverTime: wireTime(nowMs),
    isTransactionError: state.status === 'failed',
    depositIssue:
      issue === null
        ? null
        : {
            kind: issue.kind,
            amount: wireAmount(moved.amountFrom),
            decideUntil: wireTime(issue.decideUntilMs),
          },
    payinWarnings: [],
    childExchanges: [],
    repeatedExchanges: [],
  };
};
