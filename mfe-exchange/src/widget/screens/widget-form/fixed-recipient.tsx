import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { AddressText, Alert } from '@coinlane/shared-ui/components';

import { pairModel } from '../../../form/model/pair';
import { recipientFieldsModel, recipientModel } from '../../../form/model/recipient';
import type { ExtraIdView, RecipientView } from '../../../form/model/recipient';
import { useWords } from '../../../page/screens/words';
import { recipientProblem } from '../../../form/screens/exchange-details';
import styles from './widget.module.css';

/** A fixed recipient (spec §3 "Widget configuration" `topUpMode`). */
type Fixed = { readonly address: string; readonly extraId: string | null };

/** Sets the form's recipient fields. */
const useFixedFields = ({ address, extraId }: Fixed): void => {
  const typed = useUnit(recipientFieldsModel.fieldTyped);
  useEffect(() => {
    typed({ field: 'recipient', text: address, isPaste: true });
    typed({ field: 'extraId', text: extraId ?? '', isPaste: true });
  }, [typed, address, extraId]);
};

/** Invalidates the recipient if the partner's address contains another extra ID than the separate one. */
const useOneExtraId = ({ address, extraId }: Fixed, { decision }: ExtraIdView): void => {
  const typed = useUnit(recipientFieldsModel.fieldTyped);
  const isTwice = extraId !== null && decision._tag === 'InAddress' && decision.extraId !== extraId;
  useEffect(() => {
    if (isTwice) typed({ field: 'recipient', text: `${address} ${extraId}`, isPaste: true });
  }, [typed, address, extraId, isTwice]);
};

/** Confirms the partner's address, because the user cannot know who owns it. */
const useConfirmed = (view: RecipientView): void => {
  const confirm = useUnit(recipientModel.addressConfirmed);
  const asked = view._tag === 'Bad' && view.verdict._tag === 'Ambiguous' ? view.verdict : null;
  useEffect(() => {
    if (asked !== null) confirm(asked);
  }, [confirm, asked]);
};

/** The fixed recipient. Checked like any other address. */
export const FixedRecipient = ({ recipient }: { readonly recipient: Fixed }) => {
  const words = useWords();
  const { t, ticker } = words;
  const { pair, view, extraIdView } = useUnit({
    pair: pairModel.$pair,
    view: recipientModel.$recipientView,
    extraIdView: recipientModel.$extraIdView,
  });
  useFixedFields(recipient);
  useOneExtraId(recipient, extraIdView);
  useConfirmed(view);
  const name = {
    ticker: pair === null ? '' : ticker(pair.to),
    network: pair === null ? '' : pair.to.networkName,
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
