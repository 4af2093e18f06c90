import { useUnit } from 'effector-react';
import { useState } from 'react';

import type { PaymentUriRefusal } from '@coinlane/chains/payment-uri';

import { checkExtraId, isAcceptable } from '../../../address/domain/address';
import type { RefundVerdict } from '../../../address/domain/address';
import type { ArrivedAsset, RefundRequest, RefundSuggestion, Transaction } from '../../domain/transaction';
import { judgeRefundFx, listCurrenciesFx } from '../../model/order-actions';
import { transactionInfoModel } from '../../model/transaction-status';
import { readAddressText } from './read-address-text';

export type TargetFacts = {
  readonly transaction: Transaction;
  /** Asset of the refund. Null if no address can be validated for it. */
  readonly asset: ArrivedAsset;
};

/** State of the address and tag in the form. */
export type RefundVerdictState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Judging' }
  /** The address rules failed to load. */
  | { readonly _tag: 'Unjudged' }
  | { readonly _tag: 'Judged'; readonly verdict: RefundVerdict; readonly isTagWrong: boolean }
  /** Valid. Sent only after the user confirms it. */
  | { readonly _tag: 'Confirming'; readonly request: RefundRequest };

const useAddressCheck = ({ transaction, asset }: TargetFacts) => {
  const { judge, info } = useUnit({ judge: judgeRefundFx, info: transactionInfoModel.$from });
  return async (
    { address, extraId, transactionId }: RefundRequest,
    confirmed: string | null,
  ): Promise<RefundVerdictState> => {
    const tag = checkExtraId({ extraId, info, network: asset.network });
    const isTagWrong = tag._tag === 'PatternMismatch';
    try {
      const verdict = await judge({ transaction, asset, info, address });
      const isConfirmed = verdict._tag === 'Ambiguous' && verdict.address === confirmed;
      return (isAcceptable(verdict) || isConfirmed) && !isTagWrong
        ? { _tag: 'Confirming', request: { transactionId, address, extraId } }
        : { _tag: 'Judged', verdict, isTagWrong };
    } catch {
      return { _tag: 'Unjudged' };
    }
  };
};

/** State of a refund target: typed text, its validation, and the request to confirm. It starts empty. */
export const useRefundTarget = (facts: TargetFacts, onEdit: (() => void) | undefined) => {
  const [address, setAddress] = useState('');
  const [extraId, setExtraId] = useState('');
  const [verdictState, setVerdictState] = useState<RefundVerdictState>({ _tag: 'None' });
  const judge = useAddressCheck(facts);
  const listCurrencies = useUnit(listCurrenciesFx);
  const isChecking = verdictState._tag === 'Judging';
  // no edits during validation, because the validated text is the text that is sent
  const editAddress = (next: string): void => {
    if (isChecking) return;
    setAddress(next);
    setVerdictState({ _tag: 'None' });
    onEdit?.();
  };
  const editExtraId = (next: string): void => {
    if (isChecking) return;
    setExtraId(next);
    setVerdictState((known) => (known._tag === 'Judged' ? { ...known, isTagWrong: false } : known));
  };
  const pick = (suggestion: RefundSuggestion): void => {
    editAddress(suggestion.address);
    editExtraId(suggestion.extraId);
  };
  const send = async (text: string, confirmed: string | null): Promise<void> => {
    const { transactionId } = facts.transaction;
    const request = { transactionId, address: text, extraId: extraId.trim() };
    if (request.address === '' || isChecking) return;
    setVerdictState({ _tag: 'Judging' });
    setVerdictState(await judge(request, confirmed));
  };
  const give = async (text: string): Promise<PaymentUriRefusal | null> => {
    const reading = await readAddressText(text, facts.asset, listCurrencies);
    if (reading._tag === 'Refused') return reading.reason;
    editAddress(reading.address);
    if (reading.extraId !== null) editExtraId(reading.extraId);
    return null;
  };
  const submit = (): Promise<void> => send(address.trim(), null);
  const confirmAddress = (confirmed: string): void => {
    if (!isChecking) setAddress(confirmed);
    void send(confirmed, confirmed);
  };
  const leaveConfirmation = (): void => setVerdictState({ _tag: 'None' });
  return {
    ...{ address, extraId, verdictState, editAddress, editExtraId, pick, give },
    ...{ submit, confirmAddress, leaveConfirmation },
  };
};
