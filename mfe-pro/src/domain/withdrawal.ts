import type { DecimalString, Language } from '@coinlane/shared-contracts/values';

import { compareAmounts, differenceOf, isPositive, reviewAmount, sumOf } from './amount';
import type { AmountProblem } from './amount';
import { isMemoOf } from './memo';
import type { Asset } from './portfolio';
import { addressProblemOf, networksOf } from './whitelist';
import type { AddressFault, AddressQuestion, AddressVerdict } from './whitelist';

/** Deposit target of one currency. */
export type DepositAddress = {
  readonly currency: string;
  readonly network: string;
  readonly address: string;
  readonly extraId: string | null;
  /** Name on the network, for example "Memo". */
  readonly extraIdName: string | null;
  /** Page that simulates a payment. Sandbox only. */
  readonly payUrl: string | null;
};

/** A pending or sent withdrawal. */
export type Withdrawal = {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly amount: DecimalString;
  readonly fee: DecimalString;
  readonly address: string;
  readonly extraId: string | null;
  readonly hash: string | null;
  readonly atMs: number;
};

/** Spec §9 "Pro area": deposit currency btc. */
export const FIRST_DEPOSIT = 'btc';

/** A withdrawal request. A repeated request ID is the same withdrawal. */
export type WithdrawalOrder = {
  readonly currency: string;
  /** Network that the user confirmed. */
  readonly network: string;
  readonly amount: DecimalString;
  readonly address: string;
  readonly extraId: string;
  /** Network fee that the user confirmed. */
  readonly fee: DecimalString;
  readonly password: string;
  readonly code: string;
  readonly requestId: string;
};

/** Form of a withdrawal. The amount is the typed text. */
export type WithdrawalDraft = {
  readonly typed: string;
  readonly address: string;
  readonly extraId: string;
  /** Current password, if the second factor is off. */
  readonly password: string;
  /** Code of the second factor. */
  readonly code: string;
};

export const EMPTY_WITHDRAWAL: WithdrawalDraft = {
  typed: '',
  address: '',
  extraId: '',
  password: '',
  code: '',
};

/** Facts for the check of a withdrawal. */
export type WithdrawalFacts = {
  readonly asset: Pick<Asset, 'currency' | 'network' | 'available' | 'withdrawalFee' | 'decimals'>;
  /** All listed coins. Empty until they are loaded. */
  readonly coins: AddressQuestion['coins'];
  /** Verdict on the address. Null: not checked yet. */
  readonly verdict: AddressVerdict | null;
  readonly hasTwoFactor: boolean;
  /** Whether the address is also valid on networks with other owners, and the user has not confirmed it. */
  readonly isShared: boolean;
};

export type WithdrawalProblem =
  | { readonly field: 'amount'; readonly problem: AmountProblem | 'FeeNotCovered' }
  | {
      readonly field: 'address';
      readonly problem: 'Missing' | 'NotAnAddress' | 'Ambiguous' | 'NetworkUnclear' | AddressFault;
    }
  | { readonly field: 'extraId'; readonly problem: 'Missing' | 'NotAMemo' }
  | { readonly field: 'password' | 'code'; readonly problem: 'Missing' };

export type WithdrawalReview = {
  /** Null: invalid or too large. */
  readonly amount: DecimalString | null;
  readonly problems: readonly WithdrawalProblem[];
};

/** Total amount taken from the balance: amount plus network fee. */
export const chargedOf = (amount: DecimalString, fee: DecimalString): DecimalString => sumOf([amount, fee]);

/** Largest possible withdrawal: available amount minus fee, never below zero. */
export const maxWithdrawal = ({
  available,
  withdrawalFee,
}: Pick<Asset, 'available' | 'withdrawalFee'>): DecimalString => {
  const most = differenceOf(available, withdrawalFee);
  return isPositive(most) ? most : '0';
};

type AmountFault = Extract<WithdrawalProblem, { field: 'amount' }>['problem'];

const amountFault = (amount: DecimalString, { asset }: WithdrawalFacts): AmountFault | null =>
  compareAmounts(chargedOf(amount, asset.withdrawalFee), asset.available) > 0 ? 'FeeNotCovered' : null;

const memoProblems = (
  { extraId }: WithdrawalDraft,
  { asset, verdict }: WithdrawalFacts,
): readonly WithdrawalProblem[] => {
  if (!isMemoOf(asset.network, extraId)) return [{ field: 'extraId', problem: 'NotAMemo' }];
  return verdict === 'extra-id-required' && extraId.trim() === ''
    ? [{ field: 'extraId', problem: 'Missing' }]
    : [];
};

/** Coins for the check of an address, including the network of the balance. */
export const coinsFor = (
  { currency, network }: Pick<Asset, 'currency' | 'network'>,
  coins: AddressQuestion['coins'],
): AddressQuestion['coins'] => [...coins, { ticker: currency, network, tokenContract: null }];

/** Networks of a currency, from its balance and from the list of coins. */
const networksFor = (asset: Pick<Asset, 'currency' | 'network'>, coins: AddressQuestion['coins']) =>
  networksOf({ currencies: [asset.currency], coins: coinsFor(asset, coins) });

const addressProblems = (
  { address }: WithdrawalDraft,
  { asset, coins, verdict, isShared }: WithdrawalFacts,
): readonly WithdrawalProblem[] => {
  if (networksFor(asset, coins).length > 1) return [{ field: 'address', problem: 'NetworkUnclear' }];
  if (address.trim() === '') return [{ field: 'address', problem: 'Missing' }];
  const problem = addressProblemOf(verdict);
  if (problem !== null) return [{ field: 'address', problem }];
  return isShared ? [{ field: 'address', problem: 'Ambiguous' }] : [];
};

/** An access token alone must not move money: the second factor is required if it is on, otherwise the password. */
const proofProblems = (
  { password, code }: WithdrawalDraft,
  { hasTwoFactor }: WithdrawalFacts,
): readonly WithdrawalProblem[] => {
  const isGiven = hasTwoFactor ? /^\S{6,}$/.test(code.trim()) : password !== '';
  return isGiven ? [] : [{ field: hasTwoFactor ? 'code' : 'password', problem: 'Missing' }];
};

/** Problems of a withdrawal by field. The service makes the final decision. */
export const reviewWithdrawal = (
  draft: WithdrawalDraft,
  facts: WithdrawalFacts,
  language: Language,
): WithdrawalReview => {
  const typed = reviewAmount(draft.typed, facts.asset, language);
  const fault = typed._tag === 'Bad' ? typed.problem : amountFault(typed.amount, facts);
  const problems: readonly WithdrawalProblem[] = [
    ...addressProblems(draft, facts),
    ...memoProblems(draft, facts),
    ...(fault === null ? [] : [{ field: 'amount' as const, problem: fault }]),
    ...proofProblems(draft, facts),
  ];
  return { amount: typed._tag === 'Good' && fault === null ? typed.amount : null, problems };
};
