import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { chainIdsOf, networkName } from '@coinlane/chains/networks';
import { carriesExtraId, paymentUri } from '@coinlane/chains/payment-uri';
import { AddressText, Alert, Checkbox, classNames, CopyButton } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { withRestToSend } from '../../domain/transaction';
import type { TransactionLeg } from '../../domain/transaction';
import { QrCode } from '../../ui/qr-code';
import { ServiceText, useWords } from '../../../page/screens/words';
import type { Deposit } from '../../../wallet/domain/payment-plan';
import { WalletPayment } from '../../../wallet/parts/wallet-payment';
import { DepositRequestForm } from './deposit-request-form';
import { FaucetLink } from './faucet-link';
import type { StageProps } from './stage-props';
import { amountText } from './status-words';
import styles from './transaction-status.module.css';
import { useOrderFiat } from './use-order-fiat';

type CopyLineProps = {
  readonly term: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly announcement: string;
  /** Line below the value. */
  readonly note?: string;
  /** A wide button below the value. */
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
};

const CopyLine = ({
  term,
  value,
  copyLabel,
  announcement,
  note,
  isPrimary = false,
  children,
}: CopyLineProps) => {
  const { t } = useWords();
  const id = useId();
  const source = useRef<HTMLElement>(null);
  return (
    <div
      className={classNames(styles.copyLine, isPrimary && styles.stacked)}
      role="group"
      aria-labelledby={id}
    >
      <div className={styles.copyWords}>
        <p id={id} className={styles.term}>
          {term}
        </p>
        <span ref={source} className={styles.value}>
          {children}
        </span>
        {note !== undefined && <p className={styles.term}>{note}</p>}
      </div>
      <CopyButton
        value={value}
        label={copyLabel}
        copiedLabel={t('copy.copied')}
        announcement={announcement}
        failedLabel={t('copy.failed')}
        source={source}
        variant={isPrimary ? 'primary' : 'secondary'}
        size={isPrimary ? 'medium' : 'small'}
      />
    </div>
  );
};

/** Warning next to each address and code that must not receive real coins. */
const NoRealCoins = () => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  if (config.isSandbox) return <p className={styles.simulated}>{t('deposit.simulated')}</p>;
  return config.testCoins ? <p className={styles.simulated}>{t('deposit.testAddress')}</p> : null;
};

/**
 * QR code of the payment. The user can choose a code with amount and memo, or one with only the address, for
 * wallets that read nothing else. If both are the same, there is no choice. A code without the memo has a warning.
 */
const DepositQr = ({ payin }: { readonly payin: TransactionLeg }) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const [isBare, setIsBare] = useState(false);
  const uri = paymentUri(payin, { chainIds: chainIdsOf(config.testCoins) });
  if (uri === null || payin.address === null) return null;
  const code = isBare ? payin.address : uri;
  const hasChoice = uri !== payin.address;
  const missingMemo = carriesExtraId(code, payin.extraId) ? undefined : t('deposit.bareMemo');
  return (
    <div className={styles.qr}>
      <QrCode text={code} label={t('deposit.qr')} />
      <NoRealCoins />
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

const depositOf = ({ transactionId, payin, payout, receipt }: StageProps['transaction']): Deposit => ({
  ...payin,
  transactionId,
  hasReceipt: receipt === 'signed',
  recipient: payout.address,
});

const DepositAmount = ({ payin, isRest }: { readonly payin: TransactionLeg; readonly isRest: boolean }) => {
  const words = useWords();
  const { t, ticker } = words;
  const fiat = useOrderFiat();
  if (payin.expectedAmount === null) return null;
  const name = { ticker: ticker(payin), network: networkName(payin.network) };
  const value = fiat(payin.expectedAmount, payin);
  return (
    <CopyLine
      term={isRest ? t('deposit.rest') : t('deposit.amount')}
      value={payin.expectedAmount}
      copyLabel={t('deposit.copyAmount')}
      announcement={t('copy.amountCopied', name)}
      note={`${value === '' ? '' : `${value}\u00A0·\u00A0`}${t('deposit.onNetwork', name)}`}
    >
      <strong className={styles.big}>{amountText(words, payin.expectedAmount, payin)}</strong>
    </CopyLine>
  );
};

const DepositMemo = ({ payin }: { readonly payin: TransactionLeg }) => {
  const { t } = useWords();
  if (payin.extraId === null) return null;
  const name = payin.extraIdName ?? t('deposit.extraId');
  return (
    <div className={styles.loud}>
      <CopyLine
        term={name}
        value={payin.extraId}
        copyLabel={t('deposit.copyExtraId', { name })}
        announcement={t('copy.extraIdCopied', { name })}
        note={t('deposit.extraIdWarning', { name })}
        isPrimary
      >
        <AddressText address={payin.extraId} />
      </CopyLine>
    </div>
  );
};

/** Payment details: the memo above the address and equally prominent, each with a copy button, and the QR code. */
export const DepositDetails = ({ transaction }: StageProps) => {
  const { t, ticker } = useWords();
  const payin = withRestToSend(transaction.payin);
  if (payin.address === null) return null;
  const name = { ticker: ticker(payin), network: networkName(payin.network) };
  return (
    <>
      <div className={styles.deposit}>
        <div className={styles.depositLines}>
          <DepositMemo payin={payin} />
          <DepositAmount payin={payin} isRest={payin !== transaction.payin} />
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
          <NoRealCoins />
          <FaucetLink payin={payin} />
          <p className={styles.term}>{t('deposit.only', name)}</p>
          {transaction.payinWarnings.map((warning) => (
            <p key={warning} className={styles.term}>
              <ServiceText text={warning} />
            </p>
          ))}
          {/* the receipt contains the whole amount, so a wallet pays only that amount */}
          {payin === transaction.payin && <WalletPayment deposit={depositOf(transaction)} />}
        </div>
        <DepositQr payin={payin} />
      </div>
      <DepositRequestForm transaction={transaction} />
    </>
  );
};
