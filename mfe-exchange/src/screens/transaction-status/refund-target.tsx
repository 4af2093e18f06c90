import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import { AddressText, Button, TextField } from '@coinlane/shared-ui/components';

import { checkExtraId, isAcceptable } from '../../domain/address';
import type { RefundVerdict } from '../../domain/address';
import type { CurrencyInfo } from '../../domain/currency';
import type { RefundRequest, Transaction } from '../../domain/transaction';
import { judgeRefundFx } from '../../model/transaction-care';
import { transactionInfoModel } from '../../model/transaction-status';
import { networkName } from '../../ui/network-name';
import { recipientProblem } from '../exchange-details';
import { failureText, useWords } from '../words';
import type { Words } from '../words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

type Props = StageProps & {
  readonly initialAddress: string;
  readonly initialExtraId: string;
  /** Other places the money may go to, such as where it came from. */
  readonly knownAddresses: readonly string[];
  readonly submitLabel: string;
  readonly isSending: boolean;
  readonly problem?: string | undefined;
  readonly onEdit?: () => void;
  readonly onTarget: (request: RefundRequest) => void;
};

/** What is known about what is typed. */
type Judgement =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Judging' }
  /** The rules of addresses could not be fetched. */
  | { readonly _tag: 'Unjudged' }
  | { readonly _tag: 'Judged'; readonly verdict: RefundVerdict; readonly isTagWrong: boolean };

/** Whether a tag is none of the pay-in currency's; nothing is known about the tags of another network. */
const isWrongTag = ({ payin, depositNote }: Transaction, info: CurrencyInfo | null, extraId: string) => {
  const cameOn = (depositNote?.kind === 'wrongAsset' ? depositNote.network : null) ?? payin.network;
  if (payin.extraId === null || cameOn !== payin.network) return false;
  return checkExtraId({ extraId, info, network: payin.network })._tag === 'PatternMismatch';
};

/** Judges what is typed; the service knows better than we do where the money came from. */
const useJudge = ({ transaction, knownAddresses }: Props) => {
  const { judge, info } = useUnit({ judge: judgeRefundFx, info: transactionInfoModel.$from });
  return async (address: string, extraId: string): Promise<Judgement> => {
    const isTagWrong = isWrongTag(transaction, info, extraId);
    if (knownAddresses.includes(address))
      return { _tag: 'Judged', verdict: { _tag: 'Valid', address }, isTagWrong };
    try {
      return { _tag: 'Judged', verdict: await judge({ transaction, info, address }), isTagWrong };
    } catch {
      return { _tag: 'Unjudged' };
    }
  };
};

/** What is typed and what was found wrong with it; it is judged before it is sent anywhere, and once at a time. */
const useTarget = (props: Props) => {
  const { transaction, initialAddress, initialExtraId, isSending, onEdit, onTarget } = props;
  const [address, setAddress] = useState(initialAddress);
  const [extraId, setExtraId] = useState(initialExtraId);
  const [judgement, setJudgement] = useState<Judgement>({ _tag: 'None' });
  const judge = useJudge(props);
  const isJudging = judgement._tag === 'Judging';
  // while it is judged nothing is edited: what was judged is what is sent
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
  const submit = async (): Promise<void> => {
    const target = { address: address.trim(), extraId: extraId.trim() };
    if (target.address === '' || isJudging || isSending) return;
    setJudgement({ _tag: 'Judging' });
    const found = await judge(target.address, target.extraId);
    setJudgement(found);
    if (found._tag === 'Judged' && isAcceptable(found.verdict) && !found.isTagWrong)
      onTarget({ transactionId: transaction.transactionId, ...target });
  };
  return { address, extraId, judgement, isJudging, editAddress, editExtraId, submit };
};

/** What is wrong with a refund address, in the words of the form; undefined: nothing. */
const verdictText = (words: Words, verdict: RefundVerdict, { payin }: Transaction): string | undefined => {
  const { t, ticker } = words;
  const name = { ticker: ticker(payin), network: networkName(payin.network) };
  if (verdict._tag === 'Valid' || verdict._tag === 'NotNeeded') return undefined;
  if (verdict._tag === 'OtherChain') {
    const networks = verdict.networks.map(networkName).slice(0, 3).join(', ');
    return t('guard.refundOtherChain', { ...name, networks });
  }
  return verdict._tag === 'Required' || verdict._tag === 'SameAsRecipient' || verdict._tag === 'SameAsPayin'
    ? t(`address.${verdict._tag}`, name)
    : recipientProblem(words, { _tag: 'Bad', verdict }, name);
};

const addressText = (words: Words, judgement: Judgement, transaction: Transaction): string | undefined => {
  if (judgement._tag === 'Unjudged') return failureText(words.t, { _tag: 'Offline' });
  return judgement._tag === 'Judged' ? verdictText(words, judgement.verdict, transaction) : undefined;
};

type KnownProps = { readonly addresses: readonly string[]; readonly onPick: (address: string) => void };

const KnownAddresses = ({ addresses, onPick }: KnownProps) => {
  const { t } = useWords();
  if (addresses.length === 0) return null;
  return (
    <div>
      <p className={styles.term}>{t('order.later.known')}</p>
      <ul className={styles.connected}>
        {addresses.map((known) => (
          <li key={known} className={styles.copyRow}>
            <AddressText address={known} />
            <Button size="small" variant="secondary" onClick={() => onPick(known)}>
              {t('order.later.use')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** A form for where money goes back to, with the tag its network needs. */
export const RefundTarget = (props: Props) => {
  const { transaction, initialExtraId, knownAddresses, submitLabel, isSending, problem } = props;
  const words = useWords();
  const { t } = words;
  const { address, extraId, judgement, isJudging, editAddress, editExtraId, submit } = useTarget(props);
  const tagName = transaction.payin.extraIdName ?? t('deposit.extraId');
  const isTagWrong = judgement._tag === 'Judged' && judgement.isTagWrong;
  // a tag that stands there already is never sent unseen
  const hasTag = transaction.payin.extraId !== null || initialExtraId !== '';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate className={styles.notify} onSubmit={handleSubmit}>
      <KnownAddresses
        addresses={knownAddresses.filter((known) => known !== address.trim())}
        onPick={editAddress}
      />
      <TextField
        label={t('details.refund')}
        isMonospace
        value={address}
        maxLength={512}
        readOnly={isJudging}
        error={addressText(words, judgement, transaction) ?? problem}
        onChange={({ target }) => editAddress(target.value)}
      />
      {hasTag && (
        <TextField
          label={t('details.refundExtraId', { name: tagName })}
          isMonospace
          value={extraId}
          maxLength={256}
          readOnly={isJudging}
          error={isTagWrong ? t('extraId.PatternMismatch', { name: tagName }) : undefined}
          onChange={({ target }) => editExtraId(target.value)}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        isPending={isSending || isJudging}
        pendingLabel={t('actions.sending')}
        disabled={address.trim() === ''}
      >
        {submitLabel}
      </Button>
    </form>
  );
};
