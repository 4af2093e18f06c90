import { useUnit } from 'effector-react';
import type { ClipboardEvent } from 'react';

import { Button, TextField } from '@coinlane/shared-ui/components';

import type { Currency } from '../../domain/currency';
import { parsePaymentUri } from '../../domain/payment-uri';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { networkName } from '../../ui/network-name';
import { useWords } from '../words';
import type { Words } from '../words';
import styles from './details.module.css';
import { NetworkChoices } from './network-choices';
import { PaymentLinkNotice } from './payment-link-notice';
import { nameMeaning, recipientProblem, recipientStatus, recipientWarning } from './recipient-words';
import { ScanButton } from './scan-button';
import { useField } from './use-field';
import { WhitelistMenu } from './whitelist-menu';

const nameOf = ({ ticker }: Words, to: Currency | null) =>
  to === null ? { ticker: '', network: '' } : { ticker: ticker(to), network: networkName(to.network) };

/** A name service that was silent is asked again by hand, as often as the visitor likes. */
const AskNameAgain = ({ view }: { readonly view: RecipientView }) => {
  const { t } = useWords();
  const retry = useUnit(recipientModel.nameRetried);
  return view._tag === 'Name' && view.state._tag === 'Unavailable' ? (
    <Button variant="secondary" size="small" onClick={() => retry()}>
      {t('guard.askNameAgain')}
    </Button>
  ) : null;
};

/** A payment URI is taken apart; a bare address goes the browser's own way. */
const usePaste = () => {
  const pasted = useUnit(recipientFieldsModel.recipientPasted);
  return (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    const reading = parsePaymentUri(text);
    if (reading._tag !== 'NotAUri') event.preventDefault();
    pasted({ text, reading });
  };
};

const RecipientInput = ({ to, view }: { readonly to: Currency | null; readonly view: RecipientView }) => {
  const words = useWords();
  const { t } = words;
  const field = useField('recipient');
  const uriRefusal = useUnit(recipientFieldsModel.$uriRefusal);
  const handlePaste = usePaste();
  const name = nameOf(words, to);
  const status = recipientStatus(view);
  return (
    <TextField
      {...field}
      label={t('details.recipient')}
      labelEnd={<WhitelistMenu field="recipient" currency={to} />}
      trailingAction={<ScanButton field="recipientWallet" />}
      hint={nameMeaning(words, view) ?? t('details.recipientHint', name)}
      isMonospace
      autoComplete="off"
      maxLength={1024}
      status={status}
      statusLabel={status === undefined ? undefined : t(`address.${status}`)}
      error={uriRefusal === null ? recipientProblem(words, view, name) : t(`address.uri${uriRefusal}`)}
      warning={recipientWarning(words, view, name)}
      onPaste={handlePaste}
    />
  );
};

/** Where the visitor gets what they exchange for. */
export const RecipientField = () => {
  const { pair, view, extraIdView } = useUnit({
    pair: pairModel.$pair,
    view: recipientModel.$recipientView,
    extraIdView: recipientModel.$extraIdView,
  });
  const to = pair?.to ?? null;
  return (
    <div className={styles.recipient}>
      <RecipientInput to={to} view={view} />
      <AskNameAgain view={view} />
      {view._tag === 'Bad' && view.verdict._tag === 'OtherChain' && to !== null && (
        <NetworkChoices networks={view.verdict.networks} to={to} />
      )}
      {to !== null && <PaymentLinkNotice to={to} extraIdName={extraIdView.name} />}
    </div>
  );
};
