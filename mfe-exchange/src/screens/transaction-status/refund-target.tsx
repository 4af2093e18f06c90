import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';

import { AddressText, Button, TextField } from '@coinlane/shared-ui/components';

import { isAcceptable } from '../../domain/address';
import type { RefundVerdict } from '../../domain/address';
import type { RefundRequest } from '../../domain/transaction';
import { judgeRefundFx } from '../../model/transaction-care';
import { transactionInfoModel } from '../../model/transaction-status';
import { networkName } from '../../ui/network-name';
import { useWords } from '../words';
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

/** What is typed and what was found wrong with it; an address is judged before it is sent anywhere. */
const useTarget = ({
  transaction,
  initialAddress,
  initialExtraId,
  knownAddresses,
  onEdit,
  onTarget,
}: Props) => {
  const [address, setAddress] = useState(initialAddress);
  const [extraId, setExtraId] = useState(initialExtraId);
  const [verdict, setVerdict] = useState<RefundVerdict | null>(null);
  const { judge, info } = useUnit({ judge: judgeRefundFx, info: transactionInfoModel.$from });
  const edit = (next: string): void => {
    setAddress(next);
    setVerdict(null);
    onEdit?.();
  };
  const submit = async (): Promise<void> => {
    const target = address.trim();
    // the service knows where the money came from better than we do
    const found: RefundVerdict = knownAddresses.includes(target)
      ? { _tag: 'Valid', address: target }
      : await judge({ transaction, info, address: target });
    setVerdict(found);
    if (isAcceptable(found))
      onTarget({
        transactionId: transaction.transactionId,
        address: address.trim(),
        extraId: extraId.trim(),
      });
  };
  return { address, extraId, verdict, edit, setExtraId, submit };
};

/** What is wrong with the address, in words; undefined: nothing. */
const useVerdictText = ({ transaction: { payin } }: StageProps) => {
  const { t, ticker } = useWords();
  return (verdict: RefundVerdict | null): string | undefined => {
    if (verdict === null || isAcceptable(verdict)) return undefined;
    const networks =
      verdict._tag === 'OtherChain' ? verdict.networks.map(networkName).slice(0, 3).join(', ') : '';
    return t(`address.${verdict._tag}`, {
      ticker: ticker(payin),
      network: networkName(payin.network),
      networks,
    });
  };
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
  const { transaction, knownAddresses, submitLabel, isSending, problem } = props;
  const { t } = useWords();
  const { address, extraId, verdict, edit, setExtraId, submit } = useTarget(props);
  const verdictText = useVerdictText(props);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (address.trim() !== '' && !isSending) void submit();
  };
  return (
    <form noValidate className={styles.notify} onSubmit={handleSubmit}>
      <KnownAddresses addresses={knownAddresses.filter((known) => known !== address.trim())} onPick={edit} />
      <TextField
        label={t('details.refund')}
        isMonospace
        value={address}
        maxLength={512}
        error={verdictText(verdict) ?? problem}
        onChange={({ target }) => edit(target.value)}
      />
      {transaction.payin.extraId !== null && (
        <TextField
          label={t('details.refundExtraId', { name: transaction.payin.extraIdName ?? t('deposit.extraId') })}
          isMonospace
          value={extraId}
          maxLength={256}
          onChange={({ target }) => setExtraId(target.value)}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        isPending={isSending}
        pendingLabel={t('actions.sending')}
        disabled={address.trim() === ''}
      >
        {submitLabel}
      </Button>
    </form>
  );
};
