import { useUnit } from 'effector-react';

import { buttonClassName, ButtonLink } from '@coinlane/shared-ui/components';
import { ExternalLinkIcon } from '@coinlane/shared-ui/icons';

import { explorerUrl, orderKindOf } from '../../domain/transaction';
import { transactionInfoModel } from '../../model/transaction-status';
import { useWords } from '../../../page/screens/words';
import { againKey } from './fiat-words';
import type { StageProps } from './stage-props';

type LinkProps = {
  readonly hash: string | null;
  readonly mask: string | null | undefined;
  readonly label: string;
};

/** Opens a payment in the network's explorer. Renders nothing without the address of a known explorer. */
const ExplorerLink = ({ hash, mask, label }: LinkProps) => {
  const url = explorerUrl(mask ?? null, hash);
  return url === null ? null : (
    <a
      className={buttonClassName({ variant: 'secondary' })}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {label}
      <ExternalLinkIcon size="small" />
    </a>
  );
};

/** Opens the payment to the user in its network's explorer. */
export const PayoutLink = ({ transaction: { payout } }: StageProps) => {
  const { t } = useWords();
  const info = useUnit(transactionInfoModel.$to);
  return (
    <ExplorerLink hash={payout.hash} mask={info?.transactionExplorerMask} label={t('status.viewPayout')} />
  );
};

/** Opens the refund in its network's explorer. */
export const RefundLink = ({ transaction: { refundHash } }: StageProps) => {
  const { t } = useWords();
  const info = useUnit(transactionInfoModel.$from);
  return (
    <ExplorerLink hash={refundHash} mask={info?.transactionExplorerMask} label={t('status.viewRefund')} />
  );
};

type AgainProps = StageProps & {
  readonly label: 'again' | 'newExchange' | 'otherPayment';
  readonly variant?: 'primary' | 'secondary';
};

/** Starts an exchange of the same pair. */
export const AgainLink = ({ transaction, label, variant = 'primary' }: AgainProps) => {
  const { t } = useWords();
  const { payin, payout } = transaction;
  const fiatMode = orderKindOf(transaction) === 'crypto' ? '' : '&fiatMode=true';
  return (
    <ButtonLink variant={variant} href={`/exchange?from=${payin.ticker}&to=${payout.ticker}${fiatMode}`}>
      {t(againKey(transaction, label))}
    </ButtonLink>
  );
};
