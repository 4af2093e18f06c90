import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { Button, TextField } from '@coinlane/shared-ui/components';
import { failureText } from '@coinlane/shared-ui/failure';

import type { RefundVerdict } from '../../../address/domain/address';
import type { ArrivedAsset, RefundRequest } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { ConfirmAddress, refundProblem } from '../../../address/screens/address';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { RefundAddressField } from './refund-address-field';
import { RefundConfirmation } from './refund-confirmation';
import { RefundSuggestionList } from './refund-suggestion-list';
import styles from './transaction-status.module.css';
import { useRefundTarget } from './use-refund-target';
import type { RefundVerdictState, TargetFacts } from './use-refund-target';

type Props = TargetFacts & {
  readonly submitLabel: string;
  /** Label of the submit button. */
  readonly confirmLabel: string;
  readonly isSending: boolean;
  readonly problem?: string | undefined;
  readonly onEdit?: () => void;
  readonly onCancel?: () => void;
  readonly onTarget: (request: RefundRequest) => void;
};

/** Error text of a refund address, with the form's texts. Undefined: none. */
const verdictText = (words: Words, verdict: RefundVerdict, asset: ArrivedAsset): string | undefined => {
  const { ticker } = words;
  const name = { ticker: ticker(asset), network: networkName(asset.network) };
  return refundProblem(words, verdict, name);
};

const addressText = (
  words: Words,
  verdictState: RefundVerdictState,
  asset: ArrivedAsset,
): string | undefined => {
  if (verdictState._tag === 'Unjudged') return failureText(words, { _tag: 'Offline' });
  return verdictState._tag === 'Judged' ? verdictText(words, verdictState.verdict, asset) : undefined;
};

type AddressQuestionProps = {
  readonly verdictState: RefundVerdictState;
  readonly onConfirm: (address: string) => void;
};

const AddressQuestion = ({ verdictState, onConfirm }: AddressQuestionProps) =>
  verdictState._tag === 'Judged' && verdictState.verdict._tag === 'Ambiguous' ? (
    <ConfirmAddress verdict={verdictState.verdict} onConfirm={onConfirm} />
  ) : null;

/** The asset's name for its tag. Null: none. */
const useTagName = ({ transaction: { payin }, asset }: TargetFacts): string | null => {
  const { t } = useWords();
  const info = useUnit(transactionInfoModel.$from);
  if (info !== null) return info.extraIdName;
  const isAgreed = asset.network === payin.network;
  return isAgreed && payin.extraId === null
    ? null
    : ((isAgreed ? payin.extraIdName : null) ?? t('deposit.extraId'));
};

type TagProps = {
  readonly name: string;
  readonly value: string;
  readonly verdictState: RefundVerdictState;
  readonly onEdit: (text: string) => void;
};

const TagField = ({ name, value, verdictState, onEdit }: TagProps) => {
  const { t } = useWords();
  const isTagWrong = verdictState._tag === 'Judged' && verdictState.isTagWrong;
  return (
    <TextField
      label={t('details.refundExtraId', { name })}
      isMonospace
      value={value}
      maxLength={256}
      readOnly={verdictState._tag === 'Judging'}
      error={isTagWrong ? t('extraId.PatternMismatch', { name }) : undefined}
      onChange={({ target }) => onEdit(target.value)}
    />
  );
};

type ButtonsProps = {
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly pendingLabel: string;
  readonly isEmpty: boolean;
  readonly onCancel?: (() => void) | undefined;
};

const FormButtons = ({ submitLabel, isPending, pendingLabel, isEmpty, onCancel }: ButtonsProps) => {
  const { t } = useWords();
  return (
    <div className={styles.buttons}>
      <Button
        type="submit"
        variant="secondary"
        isPending={isPending}
        pendingLabel={pendingLabel}
        disabled={isEmpty}
      >
        {submitLabel}
      </Button>
      {onCancel !== undefined && (
        <Button variant="ghost" onClick={onCancel}>
          {t('refund.cancel')}
        </Button>
      )}
    </div>
  );
};

/**
 * Form for a refund address on the network of the asset. It starts empty, and sends nothing without a confirmation.
 */
export const RefundTarget = (props: Props) => {
  const { asset, submitLabel, confirmLabel, isSending, problem, onEdit, onCancel, onTarget } = props;
  const words = useWords();
  const { t } = words;
  const target = useRefundTarget(props, onEdit);
  const { address, extraId, verdictState } = target;
  const ownTagName = useTagName(props);
  // a tag in the form must always be visible before it is sent
  const tagName = ownTagName ?? (extraId === '' ? null : t('deposit.extraId'));
  const isChecking = verdictState._tag === 'Judging';
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isSending) void target.submit();
  };
  return (
    <form noValidate className={styles.notify} onSubmit={handleSubmit}>
      <RefundAddressField
        asset={asset}
        value={address}
        isReadOnly={isChecking}
        error={addressText(words, verdictState, asset) ?? problem}
        onEdit={target.editAddress}
        onGiven={target.give}
      />
      <RefundSuggestionList asset={asset} onPick={target.pick} />
      <AddressQuestion verdictState={verdictState} onConfirm={target.confirmAddress} />
      {tagName !== null && (
        <TagField name={tagName} value={extraId} verdictState={verdictState} onEdit={target.editExtraId} />
      )}
      <FormButtons
        {...{ submitLabel, onCancel }}
        isPending={isSending || isChecking}
        pendingLabel={isSending ? t('actions.sending') : t('address.pending')}
        isEmpty={address.trim() === ''}
      />
      {verdictState._tag === 'Confirming' && (
        <RefundConfirmation
          asset={asset}
          request={verdictState.request}
          tagName={tagName}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            target.leaveConfirmation();
            onTarget(verdictState.request);
          }}
          onClose={target.leaveConfirmation}
        />
      )}
    </form>
  );
};
