import { useState } from 'react';
import type { ClipboardEvent } from 'react';

import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import type { PaymentUriRefusal } from '@coinlane/chains/payment-uri';
import { networkName } from '@coinlane/chains/networks';
import { TextField } from '@coinlane/shared-ui/components';

import { PasteButton } from '../../../address/screens/paste-button';
import { ScanButton } from '../../../address/screens/scan-button';
import type { ArrivedAsset } from '../../domain/transaction';
import { useWords } from '../../../page/screens/words';

type Props = {
  readonly asset: ArrivedAsset;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onEdit: (text: string) => void;
  /** Receives a pasted or scanned text. Returns the reason for refusing a payment link, or null. */
  readonly onGiven: (text: string) => Promise<PaymentUriRefusal | null>;
};

const FIELD_ID = 'transaction-refund-address';

/** The refund address: typed, pasted or scanned. Only the user fills it in. */
export const RefundAddressField = ({ asset, value, isReadOnly, error, onEdit, onGiven }: Props) => {
  const { t, ticker } = useWords();
  const [isScanning, setIsScanning] = useState(false);
  /** Problem of a text, and the address at that time. It is shown until the address changes. */
  const [problem, setProblem] = useState<readonly [text: string | null, at: string]>([null, '']);
  const showProblem = (text: string | null): void => setProblem([text, value]);
  const give = async (text: string): Promise<void> => {
    setIsScanning(false);
    const refusal = await onGiven(text);
    showProblem(refusal === null ? null : t(`address.uri${refusal}`));
    document.getElementById(FIELD_ID)?.focus();
  };
  const handleText = (text: string): void => {
    void give(text);
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!looksLikePaymentLink(text)) return;
    event.preventDefault();
    handleText(text);
  };
  return (
    <TextField
      id={FIELD_ID}
      label={t('details.refund')}
      hint={t('refund.hint', { ticker: ticker(asset), network: networkName(asset.network) })}
      isMonospace
      autoComplete="off"
      value={value}
      maxLength={512}
      readOnly={isReadOnly}
      error={error}
      warning={problem[1] === value ? (problem[0] ?? undefined) : undefined}
      onChange={({ target }) => onEdit(target.value)}
      onPaste={handlePaste}
      trailingAction={
        <>
          <PasteButton fieldId={FIELD_ID} of="Refund" onText={handleText} onProblem={showProblem} />
          <ScanButton
            of="Refund"
            isOpen={isScanning}
            onOpen={() => setIsScanning(true)}
            onClose={() => setIsScanning(false)}
            onText={handleText}
          />
        </>
      }
    />
  );
};
