import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { carriesExtraId, paymentUri } from '@coinlane/chains/payment-uri';
import { AddressText, Alert, Checkbox, CopyButton } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { withRestToSend } from '../../domain/transaction';
import type { TransactionLeg } from '../../domain/transaction';
import { QrCode } from '../../ui/qr-code';
import { ServiceText, useWords } from '../../../page/screens/words';
import type { Deposit } from '../../../wallet/domain/payment-plan';
import { WalletPayment } from '../../../wallet/parts/wallet-payment';
import { DepositRequestForm } from './deposit-request-form';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

type CopyLineProps = {
  readonly term: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly announcement: string;
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
};

const CopyLine = ({ term, value, copyLabel, announcement, isPrimary = false, children }: CopyLineProps) => {
  const { t } = useWords();
  const id = useId();
  const source = useRef<HTMLElement>(null);
  return (
    <div className={styles.copyLine} role="group" aria-labelledby={id}>
      <p id={id} className={styles.term}>
        {term}
      </p>
      <div className={styles.copyRow}>
        <span ref={source} className={styles.value}>
          {children}
        </span>
        <CopyButton
          value={value}
          label={copyLabel}
          copiedLabel={t('copy.copied')}
          announcement={announcement}
          failedLabel={t('copy.failed')}
          source={source}
          variant={isPrimary ? 'primary' : 'secondary'}
        />
      </div>
    </div>
  );
};

/** Warning next to each address and code of a sandbox. */
const Simulated = () => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  return config.isSandbox ? <p className={styles.simulated}>{t('deposit.simulated')}</p> : null;
};

/**
 * QR code of the payment: with amount and memo, or the address only, for wallets that read nothing else. Without a
 * choice if both are the same. A code without the memo has a warning.
 */
const DepositQr = ({ payin }: { readonly payin: TransactionLeg }) => {
  const { t } = useWords();
  const [isBare, setIsBare] = useState(false);
  const uri = paymentUri(payin);
  if (uri === null || payin.address === null) return null;
  const code = isBare ? payin.address : uri;
  const hasChoice = uri !== payin.address;
  const missingMemo = carriesExtraId(code, payin.extraId) ? undefined : t('deposit.bareMemo');
  return (
    <div className={styles.qr}>
      <QrCode text={code} label={t('deposit.qr')} />
      <Simulated />
      {hasChoice ? (
        <Checkbox
          label={t('deposit.bare')}
          hint={missingMemo}
          checked={isBare}
          onChange={({ target }) => setIsBare(target.checked)}
        />
      ) : (
        missingMemo !== undefined && <Alert tone="warning">{missingMemo}</Alert>
      )}
      {!isBare && hasChoice && (
        <a href={uri} className={styles.walletLink}>
          {t('deposit.openWallet')}
        </a>
      )}
    </div>
  );
};

const depositOf = ({ transactionId, payin, payout }: StageProps['transaction']): Deposit => ({
  ...withRestToSend(payin),
  transactionId,
  recipient: payout.address,
});

/** Payment details: the memo above the address and equally prominent, each with a copy button. */
export const DepositDetails = ({ transaction }: StageProps) => {
  const { t, exact, ticker } = useWords();
  const payin = withRestToSend(transaction.payin);
  const isRest = payin !== transaction.payin;
  const name = { ticker: ticker(payin), network: networkName(payin.network) };
  const extraIdName = payin.extraIdName ?? t('deposit.extraId');
  if (payin.address === null) return <Alert role="status">{t('deposit.noAddress')}</Alert>;
  return (
    <div className={styles.deposit}>
      {payin.extraId !== null && (
        <div className={styles.loud}>
          <CopyLine
            term={extraIdName}
            value={payin.extraId}
            copyLabel={t('deposit.copyExtraId', { name: extraIdName })}
            announcement={t('copy.extraIdCopied', { name: extraIdName })}
          >
            <AddressText address={payin.extraId} />
          </CopyLine>
          <p className={styles.term}>{t('deposit.extraIdWarning', { name: extraIdName })}</p>
        </div>
      )}
      {payin.expectedAmount !== null && (
        <CopyLine
          term={isRest ? t('deposit.rest') : t('deposit.amount')}
          value={payin.expectedAmount}
          copyLabel={t('deposit.copyAmount')}
          announcement={t('copy.amountCopied', name)}
        >
          <strong>
            {exact(payin.expectedAmount)} {name.ticker}
          </strong>{' '}
          {t('deposit.onNetwork', name)}
        </CopyLine>
      )}
      <div className={payin.extraId === null ? '' : styles.loud}>
        <CopyLine
          term={t('deposit.address')}
          value={payin.address}
          copyLabel={t('deposit.copyAddress')}
          announcement={t('copy.addressCopied', name)}
          isPrimary
        >
          <AddressText address={payin.address} />
        </CopyLine>
      </div>
      <Simulated />
      <p className={styles.term}>{t('deposit.only', name)}</p>
      {transaction.payinWarnings.map((warning) => (
        <Alert key={warning} tone="warning">
          <ServiceText text={warning} />
        </Alert>
      ))}
      <WalletPayment deposit={depositOf(transaction)} />
      <DepositQr payin={payin} />
      <DepositRequestForm transaction={transaction} />
    </div>
  );
};
