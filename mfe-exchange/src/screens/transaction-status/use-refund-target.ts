import { useUnit } from 'effector-react';
import { useState } from 'react';

import { checkExtraId, isAcceptable } from '../../domain/address';
import type { RefundVerdict } from '../../domain/address';
import type { ArrivedAsset, RefundRequest, RefundSuggestion, Transaction } from '../../domain/transaction';
import { judgeRefundFx } from '../../model/transaction-care';
import { transactionInfoModel } from '../../model/transaction-status';

export type TargetFacts = {
  readonly transaction: Transaction;
  /** The asset that is paid back; null where no address can be validated for it. */
  readonly asset: ArrivedAsset;
};

/** What is known about the address and tag in the form. */
export type Judgement =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Judging' }
  /** The address rules failed to load. */
  | { readonly _tag: 'Unjudged' }
  | { readonly _tag: 'Judged'; readonly verdict: RefundVerdict; readonly isTagWrong: boolean }
  /** Valid; sent only after the user confirms it. */
  | { readonly _tag: 'Confirming'; readonly request: RefundRequest };

const useJudge = ({ transaction, asset }: TargetFacts) => {
  const { judge, info } = useUnit({ judge: judgeRefundFx, info: transactionInfoModel.$from });
  return async ({ address, extraId, transactionId }: RefundRequest): Promise<Judgement> => {
    const tag = checkExtraId({ extraId, info, network: asset.network });
    const isTagWrong = tag._tag === 'PatternMismatch';
    try {
      const verdict = await judge({ transaction, asset, info, address });
      return isAcceptable(verdict) && !isTagWrong
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
  const [judgement, setJudgement] = useState<Judgement>({ _tag: 'None' });
  const judge = useJudge(facts);
  const isJudging = judgement._tag === 'Judging';
  // no edits during validation: the validated text is the text that is sent
  const editAddress = (next: string): void => {
    if (isJudging) return;
    setAddress(next);
    setJudgement({ _tag: 'None' });
    onEdit?.();
  };
  const editExtraId = (next: string): void => {
    if (isJudging) return;
    setExtraId(next);
    setJudgement((known) => (known._tag === 'Judged' ? { ...known, isTagWrong: false } : known));
  };
  const pick = (suggestion: RefundSuggestion): void => {
    editAddress(suggestion.address);
    editExtraId(suggestion.extraId);
  };
  const submit = async (): Promise<void> => {
    const { transactionId } = facts.transaction;
    const request = { transactionId, address: address.trim(), extraId: extraId.trim() };
    if (request.address === '' || isJudging) return;
    setJudgement({ _tag: 'Judging' });
    setJudgement(await judge(request));
  };
  const leaveConfirmation = (): void => setJudgement({ _tag: 'None' });
  return { address, extraId, judgement, editAddress, editExtraId, pick, submit, leaveConfirmation };
};
