import { useUnit } from 'effector-react';
import type { ClipboardEvent } from 'react';

import { Button, TextField } from '@coinlane/shared-ui/components';

import type { Currency } from '../../domain/currency';
import { parsePaymentUri } from '../../domain/payment-uri';
import { currencyListModel } from '../../model/currency-list';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { networkName } from '../../ui/network-name';
import { useWords } from '../words';
import type { Words } from '../words';
import styles from './details.module.css';
import { useField } from './use-field';
import { addressProblem } from './verdict-words';

type Name = { readonly ticker: string; readonly network: string };

const nameProblem = (
  { t }: Words,
  view: Extract<RecipientView, { readonly _tag: 'Name' }>,
  name: Name,
): string | undefined => {
  const { state } = view;
  if (state._tag === 'Unavailable') return t('address.nameUnavailable');
  if (state._tag !== 'Answered' || state.resolution._tag === 'Resolved') return undefined;
  return t(`address.${state.resolution._tag}`, name);
};

const problemOf = (words: Words, view: RecipientView, name: Name): string | undefined => {
  switch (view._tag) {
    case 'Unsaid':
    case 'Checking':
    case 'Good':
      return undefined;
    case 'Bad':
      return addressProblem(words.t, view.verdict, name);
    case 'RefusedByServer':
    case 'PastedOtherwise':
      return words.t(`address.${view._tag}`, name);
    case 'Name':
      return nameProblem(words, view, name);
  }
};

const warningOf = ({ t }: Words, view: RecipientView, name: Name): string | undefined => {
  if (view._tag !== 'Good') return undefined;
  if (view.isInactive) return t('address.inactive', name);
  return view.isDoubted ? t('address.doubted', name) : undefined;
};

const isResolved = (view: RecipientView): boolean =>
  view._tag === 'Name' && view.state._tag === 'Answered' && view.state.resolution._tag === 'Resolved';

const statusOf = (view: RecipientView): 'valid' | 'pending' | undefined => {
  if (view._tag === 'Good' || isResolved(view)) return 'valid';
  return view._tag === 'Checking' || (view._tag === 'Name' && view.state._tag === 'Asking')
    ? 'pending'
    : undefined;
};

/** The same coin on the network that the address is of, where it is listed. */
const sameCoinOn = (
  currencies: readonly Currency[] | null,
  networks: readonly string[],
  to: Currency,
): Currency | null =>
  currencies?.find(
    ({ displayTicker, network, mayBeReceived }) =>
      mayBeReceived && displayTicker === to.displayTicker && networks.includes(network),
  ) ?? null;

/** The address is of another chain: the coin may be had there too. */
const OtherChainOffer = ({
  networks,
  to,
}: {
  readonly networks: readonly string[];
  readonly to: Currency;
}) => {
  const { t, ticker } = useWords();
  const { currencies, pick } = useUnit({
    currencies: currencyListModel.$currencies,
    pick: pairModel.toPicked,
  });
  const other = sameCoinOn(currencies, networks, to);
  return other === null ? null : (
    <Button variant="secondary" size="small" onClick={() => pick(other)}>
      {t('address.switch', { ticker: ticker(other), network: networkName(other.network) })}
    </Button>
  );
};

/** Where the visitor gets what they exchange for. */
export const RecipientField = () => {
  const words = useWords();
  const { t } = words;
  const field = useField('recipient');
  const { pair, view, uriRefusal, pasted } = useUnit({
    pair: pairModel.$pair,
    view: recipientModel.$recipientView,
    uriRefusal: recipientFieldsModel.$uriRefusal,
    pasted: recipientFieldsModel.recipientPasted,
  });
  const to = pair?.to ?? null;
  const name = {
    ticker: to === null ? '' : words.ticker(to),
    network: to === null ? '' : networkName(to.network),
  };
  const status = statusOf(view);
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    const reading = parsePaymentUri(text);
    // a payment URI is taken apart; a bare address goes the browser's own way
    if (reading._tag !== 'NotAUri') event.preventDefault();
    pasted({ text, reading });
  };
  return (
    <div className={styles.recipient}>
      <TextField
        {...field}
        label={t('details.recipient')}
        hint={t('details.recipientHint', name)}
        isMonospace
        autoComplete="off"
        maxLength={512}
        status={status}
        statusLabel={status === undefined ? undefined : t(`address.${status}`)}
        error={uriRefusal === null ? problemOf(words, view, name) : t(`address.uri${uriRefusal}`)}
        warning={warningOf(words, view, name)}
        onPaste={handlePaste}
      />
      {view._tag === 'Bad' && view.verdict._tag === 'OtherChain' && to !== null && (
        <OtherChainOffer networks={view.verdict.networks} to={to} />
      )}
    </div>
  );
};
