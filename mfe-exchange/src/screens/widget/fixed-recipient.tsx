import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { AddressText, Alert } from '@coinlane/shared-ui/components';

import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { networkName } from '../../ui/network-name';
import { useWords } from '../words';
import { recipientProblem } from '../exchange-details';
import styles from './widget.module.css';

/** Where the money goes when nobody may choose (spec §3 "Widget configuration" `topUpMode`). */
type Fixed = { readonly address: string; readonly extraId: string | null };

/** Says to the form what nobody types. */
const useFixedFields = ({ address, extraId }: Fixed): void => {
  const typed = useUnit(recipientFieldsModel.fieldTyped);
  useEffect(() => {
    typed({ field: 'recipient', text: address, isPaste: true });
    typed({ field: 'extraId', text: extraId ?? '', isPaste: true });
  }, [typed, address, extraId]);
};

/** The partner's address is not asked about: the visitor cannot know whose it is. */
const useConfirmed = (view: RecipientView): void => {
  const confirm = useUnit(recipientModel.addressConfirmed);
  const asked = view._tag === 'Bad' && view.verdict._tag === 'Ambiguous' ? view.verdict.address : null;
  useEffect(() => {
    if (asked !== null) confirm(asked);
  }, [confirm, asked]);
};

/** Where the money goes when nobody may choose; it is checked like any other address. */
export const FixedRecipient = ({ recipient }: { readonly recipient: Fixed }) => {
  const words = useWords();
  const { t, ticker } = words;
  const { pair, view, extraIdView } = useUnit({
    pair: pairModel.$pair,
    view: recipientModel.$recipientView,
    extraIdView: recipientModel.$extraIdView,
  });
  useFixedFields(recipient);
  useConfirmed(view);
  const name = {
    ticker: pair === null ? '' : ticker(pair.to),
    network: pair === null ? '' : networkName(pair.to.network),
  };
  const problem = recipientProblem(words, view, name);
  return (
    <>
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt>{t('widget.topUpTo', name)}</dt>
          <dd>
            <AddressText address={recipient.address} />
          </dd>
        </div>
        {recipient.extraId !== null && (
          <div className={styles.line}>
            <dt>{extraIdView.name ?? t('deposit.extraId')}</dt>
            <dd>
              <AddressText address={recipient.extraId} />
            </dd>
          </div>
        )}
      </dl>
      {problem !== undefined && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
    </>
  );
};
