import { useUnit } from 'effector-react';
import { useState } from 'react';

import { Alert, Button, classNames, CopyButton } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { DownloadIcon, PrinterIcon, ShareIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { orderFile, receiptFile } from '../../domain/saved-order';
import { receiptModel } from '../../model/receipt';
import { clockModel } from '../../../page/model/clock';
import { downloadText } from '../../ui/download-text';
import { dateText, useWords } from '../../../page/screens/words';
import type { StageProps } from './stage-props';
import styles from './transaction-status.module.css';

const useOrderLink = (transactionId: string): string => {
  const { navigation, config } = useRemoteProps();
  const isBrowser = useIsBrowser();
  const origin = isBrowser ? location.origin : `https://${config.hostName}`;
  return `${origin}${navigation.href(`/exchange/txs/${transactionId}`)}`;
};

const ShareButton = ({ title, url }: { readonly title: string; readonly url: string }) => {
  const { t } = useWords();
  const isBrowser = useIsBrowser();
  if (!isBrowser || typeof navigator.share !== 'function') return null;
  const share = (): void => {
    // rejects if the user closes the share sheet, which is not a failure
    navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <Button variant="secondary" size="small" icon={<ShareIcon size="small" />} onClick={share}>
      {t('order.keep.share')}
    </Button>
  );
};

/** Time of printing. Only on paper. */
const ReceiptLine = () => {
  const { t } = useWords();
  const now = useUnit(clockModel.$now);
  return <p className={styles.onPaper}>{t('order.keep.receipt', { date: dateText(now) })}</p>;
};

/** Downloads the signed receipt of the order. */
const ReceiptButton = ({ transaction: { transactionId, receipt } }: StageProps) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const isAlive = useIsBrowser();
  const [hasFailed, setHasFailed] = useState(false);
  const { read, isReading } = useUnit({
    read: receiptModel.readReceiptFx,
    isReading: receiptModel.readReceiptFx.pending,
  });
  if (receipt === 'none') return null;
  const download = (): void => {
    setHasFailed(false);
    read(transactionId).then(
      (signed) => {
        const { name, text } = receiptFile(signed, config.brand);
        downloadText(name, text);
      },
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<DownloadIcon size="small" />}
        disabled={!isAlive || isReading}
        onClick={download}
      >
        {t('receipt.download')}
      </Button>
      {hasFailed && <Alert tone="danger">{t('receipt.downloadFailed')}</Alert>}
    </>
  );
};

/** Ways to save an order: a file, a printout, a link, and this browser's list. */
export const KeepOrder = ({ transaction }: StageProps) => {
  const { t, ticker } = useWords();
  const { config, serverNow } = useRemoteProps();
  const link = useOrderLink(transaction.transactionId);
  const isAlive = useIsBrowser();
  const readReceipt = useUnit(receiptModel.readReceiptFx);
  const save = async (): Promise<void> => {
    const hasReceipt = transaction.receipt !== 'none';
    // the file is still useful without the receipt
    const receipt = hasReceipt ? await readReceipt(transaction.transactionId).catch(() => null) : null;
    const { name, text } = orderFile({
      transaction,
      link,
      brand: config.brand,
      savedAt: serverNow(),
      receipt,
    });
    downloadText(name, text);
  };
  const pair = { from: ticker(transaction.payin), to: ticker(transaction.payout) };
  return (
    <>
      <ReceiptLine />
      <div
        role="group"
        aria-label={t('order.keep.title')}
        className={classNames(styles.keep, styles.onScreen)}
      >
        <Button
          variant="secondary"
          size="small"
          icon={<DownloadIcon size="small" />}
          // disabled before hydration, when a press would have no effect
          disabled={!isAlive}
          onClick={() => void save()}
        >
          {t('order.keep.file')}
        </Button>
        <ReceiptButton transaction={transaction} />
        <Button
          variant="secondary"
          size="small"
          icon={<PrinterIcon size="small" />}
          disabled={!isAlive}
          onClick={() => window.print()}
        >
          {t('order.keep.print')}
        </Button>
        <CopyButton
          value={link}
          label={t('order.keep.link')}
          copiedLabel={t('copy.copied')}
          announcement={t('order.keep.linkCopied')}
          failedLabel={t('copy.failed')}
        />
        <ShareButton title={t('status.title', pair)} url={link} />
      </div>
    </>
  );
};
