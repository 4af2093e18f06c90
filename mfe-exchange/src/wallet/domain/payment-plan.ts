import { checkAddress, isSameAccount } from '@coinlane/chains/addresses';
import { findNetwork } from '@coinlane/chains/networks';
import type { DecimalString, Network, Ticker } from '@coinlane/shared-contracts/values';

import { isPaymentOf, isRecipientAgreed } from '../../receipt/domain/signed-payment';
import type { AgreedOrder, SignedTerms } from '../../receipt/domain/signed-payment';
import type { PaymentAsset } from './wallet';

/** Deposit of an order that waits for it. */
export type Deposit = {
  readonly transactionId: string;
  readonly network: Network;
  readonly ticker: Ticker;
  readonly displayTicker: string;
  readonly expectedAmount: DecimalString | null;
  readonly address: string | null;
  readonly extraId: string | null;
  /** Address of the payout. */
  readonly recipient: string | null;
  /** Whether the order has a signed receipt. */
  readonly hasReceipt: boolean;
};

/** Facts about a deposit from other sources than the order. */
export type DepositFacts = {
  /** Contract of the deposited token in the list of currencies. Null: not listed, or the native coin. */
  readonly contract: string | null;
  /** Decimals of the contract in that list. Null: not listed there. */
  readonly decimals: number | null;
  /** Deposit address when this browser first saw the order. */
  readonly keptAddress: string | null;
  readonly signed: SignedTerms;
  /** Order that this browser sent. Null: another browser sent it. */
  readonly agreed: AgreedOrder | null;
};

/** A deposit that a wallet can pay, or the reason why it cannot. */
export type PaymentPlan =
  | {
      readonly _tag: 'Ready';
      readonly asset: PaymentAsset;
      readonly to: string;
      readonly amount: DecimalString;
    }
  /**
   * Browser wallets cannot pay it: another kind of network, a memo, no amount, or a token or decimals that are not
   * listed.
   */
  | { readonly _tag: 'NotByWallet' }
  /** The deposit address is not valid on its network, burns coins, belongs to the recipient, or has changed. */
  | { readonly _tag: 'Unsafe' }
  /** Amount, address, network, token or recipient differ from the signed receipt, or from what the visitor sent. */
  | { readonly _tag: 'Differs' }
  /** The signed receipt cannot be checked now. */
  | { readonly _tag: 'Unchecked' };

const POSITIVE = /[1-9]/;

const assetOf = (
  { network, displayTicker, extraId }: Deposit,
  { contract, decimals }: DepositFacts,
): PaymentAsset | null => {
  const chain = findNetwork(network);
  if (chain === null || chain.chainId === null || extraId !== null) return null;
  if (displayTicker === chain.coin) return { network, contract: null, decimals: null };
  return contract === null || decimals === null ? null : { network, contract, decimals };
};

type Known = DepositFacts & Pick<Deposit, 'network' | 'recipient'>;

/** Whether the address is still the first one, and not the recipient's own. */
const isExpected = (address: string, { network, keptAddress, recipient }: Known): boolean =>
  (keptAddress === null || isSameAccount(network, keptAddress, address)) &&
  (recipient === null || !isSameAccount(network, recipient, address));

type Payable = Deposit & { readonly address: string; readonly expectedAmount: DecimalString };

/** Compares a payment with the signed receipt and with the order that the visitor sent. */
const compareTerms = (
  { address, expectedAmount: amount, ...deposit }: Payable,
  contract: string | null,
  { signed, agreed }: DepositFacts,
): 'Same' | 'Differs' | 'Unchecked' => {
  switch (signed._tag) {
    case 'Signed':
      return isPaymentOf(signed.receipt, { ...deposit, address, amount, contract }, agreed)
        ? 'Same'
        : 'Differs';
    case 'Unsigned':
      return isRecipientAgreed(deposit.recipient, agreed) ? 'Same' : 'Differs';
    case 'Forged':
      return 'Differs';
    case 'Unavailable':
      return 'Unchecked';
  }
};

/**
 * Plans the payment of a deposit with a wallet. Runs at the press, and again right before the signature. Never
 * rejects.
 */
export const planPayment = async (deposit: Deposit, facts: DepositFacts): Promise<PaymentPlan> => {
  const { address, expectedAmount: amount, network } = deposit;
  const asset = assetOf(deposit, facts);
  if (asset === null || address === null || amount === null || !POSITIVE.test(amount))
    return { _tag: 'NotByWallet' };
  const terms = compareTerms({ ...deposit, address, expectedAmount: amount }, asset.contract, facts);
  if (terms !== 'Same') return { _tag: terms };
  const contracts = asset.contract === null ? [] : [{ network, contract: asset.contract }];
  const verdict = await checkAddress({ address, network, contracts, matchesPattern: null });
  return verdict._tag === 'Valid' && isExpected(address, { ...deposit, ...facts })
    ? { _tag: 'Ready', asset, to: address, amount }
    : { _tag: 'Unsafe' };
};
