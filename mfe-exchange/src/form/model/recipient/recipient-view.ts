import { checkEmail, checkExtraId, memoDecisionOf, serverObjection } from '../../../address/domain/address';
import type {
  EmailVerdict,
  ExtraIdVerdict,
  MemoDecision,
  NameResolution,
  RecipientVerdict,
  RefundVerdict,
  ServerAddressCheck,
} from '../../../address/domain/address';
import type { CurrencyInfo } from '../../../currency/domain/currency';
import type { Pair } from '../../domain/pair';
import type { RecipientFields, Settled } from './recipient-fields';

/** State of the name in the field. */
export type NameState =
  | { readonly _tag: 'NotAsked' }
  | { readonly _tag: 'Asking' }
  | { readonly _tag: 'Unavailable' }
  | { readonly _tag: 'Answered'; readonly resolution: NameResolution };

/** View of the recipient field. `Unsaid` while the user is typing. */
export type RecipientView =
  | { readonly _tag: 'Unsaid' }
  | { readonly _tag: 'Checking' }
  | {
      readonly _tag: 'Good';
      readonly address: string;
      readonly isDoubted: boolean;
      readonly isInactive: boolean;
    }
  | { readonly _tag: 'Bad'; readonly verdict: RecipientVerdict }
  | { readonly _tag: 'RefusedByServer' }
  | { readonly _tag: 'PastedOtherwise' }
  | { readonly _tag: 'Name'; readonly name: string; readonly state: NameState };

type RecipientFacts = {
  readonly isSettled: boolean;
  readonly verdict: RecipientVerdict | null;
  readonly isAskingServer: boolean;
  readonly serverCheck: ServerAddressCheck | null;
  readonly name: NameState;
  readonly text: string;
  readonly pasted: string | null;
};

const ofValid = (address: string, { isAskingServer, serverCheck }: RecipientFacts): RecipientView => {
  if (isAskingServer) return { _tag: 'Checking' };
  if (serverObjection(serverCheck, 'any') === 'RecipientInvalid') return { _tag: 'RefusedByServer' };
  const isInactive = serverCheck?._tag === 'Accepted' && serverCheck.isActivated === false;
  return { _tag: 'Good', address, isDoubted: serverCheck?._tag === 'Doubted', isInactive };
};

/** Whether the field differs from the pasted text. If so, something changed it after the paste. */
export const isPastedOtherwise = (text: string, pasted: string | null): boolean =>
  pasted !== null && pasted.trim() !== '' && !text.includes(pasted.trim());

export const toRecipientView = (facts: RecipientFacts): RecipientView => {
  const { isSettled, verdict, name, text, pasted } = facts;
  if (!isSettled) return { _tag: 'Unsaid' };
  if (isPastedOtherwise(text, pasted)) return { _tag: 'PastedOtherwise' };
  if (verdict === null) return { _tag: 'Checking' };
  if (verdict._tag === 'Valid') return ofValid(verdict.address, facts);
  if (verdict._tag === 'NameBasedAddress') return { _tag: 'Name', name: verdict.name, state: name };
  return verdict._tag === 'PartnerAddress'
    ? { _tag: 'Good', address: text.trim(), isDoubted: false, isInactive: false }
    : { _tag: 'Bad', verdict };
};

/** View of the extra ID field: its name and the user's decision. */
export type ExtraIdView = {
  /** Null: the currency has none. */
  readonly name: string | null;
  readonly verdict: ExtraIdVerdict;
  readonly decision: MemoDecision;
  readonly isAskedByServer: boolean;
  /** False while the user is typing. */
  readonly isSettled: boolean;
};

type ExtraIdFacts = {
  readonly pair: Pair | null;
  readonly info: CurrencyInfo | null;
  readonly extraId: string;
  readonly isWaived: boolean;
  readonly isSettled: boolean;
  readonly serverCheck: ServerAddressCheck | null;
  readonly recipient: RecipientVerdict | null;
};

/** The extra ID inside an address: an X-address or a muxed account. */
const innerExtraIdOf = (recipient: RecipientVerdict | null): string | null =>
  recipient?._tag === 'Valid' ? (recipient.innerExtraId ?? null) : null;

export const toExtraIdView = ({
  pair,
  info,
  extraId,
  isWaived,
  isSettled,
  serverCheck,
  recipient,
}: ExtraIdFacts): ExtraIdView => {
  const address = recipient?._tag === 'Valid' ? recipient.address : '';
  const verdict = checkExtraId({ extraId, info, network: pair?.to.network ?? '', recipient: address });
  const inner = innerExtraIdOf(recipient);
  return {
    name: info?.extraIdName ?? null,
    verdict,
    decision: memoDecisionOf(verdict, isWaived, inner),
    isAskedByServer: serverObjection(serverCheck, inner ?? extraId) === 'ExtraIdMissing',
    isSettled: isSettled,
  };
};

export type RefundView =
  | { readonly _tag: 'Unsaid' }
  | { readonly _tag: 'Checking' }
  | { readonly _tag: 'Said'; readonly verdict: RefundVerdict };

export const toRefundView = (isSettled: boolean, verdict: RefundVerdict | null): RefundView => {
  if (!isSettled) return { _tag: 'Unsaid' };
  return verdict === null ? { _tag: 'Checking' } : { _tag: 'Said', verdict };
};

type RefundExtraIdFacts = {
  readonly info: CurrencyInfo | null;
  readonly network: string;
  readonly refundExtraId: string;
  readonly isSettled: boolean;
};

/** Derives the view of the refund extra ID. Spec §5 "Extra id" applies to both sides. */
export const toRefundExtraIdView = ({
  info,
  network,
  refundExtraId,
  isSettled,
}: RefundExtraIdFacts): ExtraIdVerdict | null =>
  isSettled ? checkExtraId({ extraId: refundExtraId, info, network }) : null;

/** Verdict on the e-mail after a pause in typing. */
export const toEmailView = ({ email }: RecipientFields, settled: Settled): EmailVerdict | null =>
  settled.email ? checkEmail(email) : null;
