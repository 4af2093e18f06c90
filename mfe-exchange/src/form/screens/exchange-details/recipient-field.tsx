import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import type { ClipboardEvent } from 'react';

import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import { Button, TextField } from '@coinlane/shared-ui/components';

import type { Currency } from '../../../currency/domain/currency';
import { pairModel } from '../../model/pair';
import { $unavailable } from '../../../page/model/settings';
import { recentAddressesModel } from '../../model/recent-addresses';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { transactionCreationModel } from '../../model/transaction-creation';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { AddressActions, OwnAddresses, RecentAddresses } from './address-actions';
import styles from './details.module.css';
import { isRecipientRefused } from '../creation-panel';
import { nameMeaning, recipientProblem, recipientStatus, recipientWarning } from './recipient-words';
import type { RecipientName } from './recipient-words';
import { useAddressField } from './use-field';

const RecipientHelp = lazyPart(async () => {
  const { RecipientHelp: Help } = await import(/* webpackChunkName: "recipient-help" */ './recipient-help');
  return Help;
});

const nameOf = ({ ticker }: Words, to: Currency | null) =>
  to === null ? { ticker: '', network: '' } : { ticker: ticker(to), network: to.networkName };

/** Button to try an unavailable name service again. */
const AskNameAgain = ({ view }: { readonly view: RecipientView }) => {
  const { t } = useWords();
  const retry = useUnit(recipientModel.nameRetried);
  return view._tag === 'Name' && view.state._tag === 'Unavailable' ? (
    <div className={styles.choices}>
      <Button variant="secondary" size="small" onClick={() => retry()}>
        {t('guard.askNameAgain')}
      </Button>
    </div>
  ) : null;
};

/** Handles a paste. A payment link is parsed. The browser pastes a bare address, which is kept for comparison. */
const usePaste = () => {
  const { given, pasted } = useUnit({
    given: recipientFieldsModel.textPasted,
    pasted: recipientFieldsModel.recipientPasted,
  });
  return (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!looksLikePaymentLink(text)) {
      pasted({ text, reading: { _tag: 'NotAUri', text: text.trim() } });
      return;
    }
    event.preventDefault();
    given({ field: 'recipient', text });
  };
};

/** Error of the recipient field. A refusal by the service takes precedence. */
const useRecipientError = (view: RecipientView, name: RecipientName): string | undefined => {
  const words = useWords();
  const { uriRefusal, creation } = useUnit({
    uriRefusal: recipientFieldsModel.$uriRefusal,
    creation: transactionCreationModel.$view,
  });
  if (isRecipientRefused(creation)) return words.t('address.serviceRefused');
  return uriRefusal === null ? recipientProblem(words, view, name) : words.t(`address.uri${uriRefusal}`);
};

/** Hint of the field. Mentions names only if the service resolves them. Keeps its line while the currency is unknown. */
const useHint = (to: Currency | null): string => {
  const words = useWords();
  const hasNames = !useUnit($unavailable).includes('names');
  if (to === null) return '\u00A0';
  const kind = hasNames ? 'recipient' : 'address';
  return words.t(`details.${to.isFiat ? 'account' : kind}Hint`, nameOf(words, to));
};

const RecipientInput = ({ to, view }: { readonly to: Currency | null; readonly view: RecipientView }) => {
  const words = useWords();
  const { t } = words;
  const field = useAddressField('recipient');
  const handlePaste = usePaste();
  const [pasteProblem, setPasteProblem] = useState<string | null>(null);
  const requestRecent = useUnit(recentAddressesModel.requested);
  const name = nameOf(words, to);
  const hint = useHint(to);
  const kind = to?.isFiat ? 'account' : 'recipient';
  const error = useRecipientError(view, name);
  const status = error === undefined ? recipientStatus(view) : undefined;
  return (
    <TextField
      {...field}
      label={t(`details.${kind}`)}
      labelEnd={<OwnAddresses field="recipient" currency={to} />}
      trailingAction={<AddressActions field="recipient" onPasteProblem={setPasteProblem} />}
      hint={nameMeaning(words, view) ?? hint}
      isMonospace
      autoComplete="off"
      maxLength={1024}
      status={status}
      statusLabel={status === undefined ? undefined : t(`address.${status}`)}
      error={error}
      warning={recipientWarning(words, view, name) ?? (field.value === '' ? pasteProblem : undefined)}
      onPaste={handlePaste}
      onFocus={() => requestRecent()}
    />
  );
};

export const RecipientField = () => {
  const { pair, view, autofill, fields, recent } = useUnit({
    fields: recipientFieldsModel.$fields,
    recent: recentAddressesModel.$addresses,
    pair: pairModel.$pair,
    view: recipientModel.$recipientView,
    autofill: recipientFieldsModel.$autofill,
  });
  const to = pair?.to ?? null;
  const shouldShowHelp =
    autofill !== null ||
    (view._tag === 'Bad' && (view.verdict._tag === 'OtherChain' || view.verdict._tag === 'Ambiguous'));
  return (
    <div className={styles.recipient}>
      <RecipientInput to={to} view={view} />
      {recent.length > 0 && fields.recipient === '' && (
        <Suspense>
          <RecentAddresses />
        </Suspense>
      )}
      <AskNameAgain view={view} />
      {to !== null && shouldShowHelp && (
        <Suspense fallback={null}>
          <RecipientHelp to={to} view={view} />
        </Suspense>
      )}
    </div>
  );
};
