import { useUnit } from 'effector-react';

import { AddressText, Alert, Button } from '@coinlane/shared-ui/components';
import { CheckIcon } from '@coinlane/shared-ui/icons';

import { isAcceptable } from '../../../address/domain/address';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import { $accountRequester } from '../../model/transaction-creation';
import { useWords } from '../../../page/screens/words';
import { extraIdWarning } from '../extra-id-warning';
import styles from './review.module.css';

/** The address to pay: the resolved address of a name, or the valid address in the field. */
const useConfirmedAddress = (): string | null => {
  const { fields, verdict, name } = useUnit({
    fields: recipientFieldsModel.$fields,
    verdict: recipientModel.$recipientVerdict,
    name: recipientModel.$name,
  });
  if (verdict?._tag === 'NameBasedAddress') {
    return name._tag === 'Answered' && name.resolution._tag === 'Resolved' ? name.resolution.address : null;
  }
  return verdict !== null && isAcceptable(verdict) ? fields.recipient.trim() : null;
};

const ExtraId = () => {
  const words = useWords();
  const view = useUnit(recipientModel.$extraIdView);
  const { name, decision } = view;
  if (name === null) return null;
  const warning = extraIdWarning(words, view, name);
  return (
    <>
      <p>
        {name}:{' '}
        {decision._tag === 'Given' || decision._tag === 'InAddress' ? (
          <AddressText address={decision.extraId} />
        ) : (
          words.t(decision._tag === 'DeclaredUnneeded' ? 'summary.unneeded' : 'summary.missing')
        )}
      </p>
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
    </>
  );
};

/** The validated address in groups of four. Or a note that the provider asks for the bank account. */
export const ReviewRecipient = ({ onEdit }: { readonly onEdit: () => void }) => {
  const { t } = useWords();
  const address = useConfirmedAddress();
  const { provider, pair } = useUnit({ provider: $accountRequester, pair: pairModel.$pair });
  const isAccount = pair?.to.isFiat;
  if (provider !== null)
    return (
      <div className={styles.recipient}>
        <p className={styles.muted}>{t('summary.paidTo')}</p>
        <p>{t('summary.bankAccount', { provider })}</p>
      </div>
    );
  return (
    <div className={styles.recipient}>
      <p className={styles.head}>
        <span className={styles.muted}>
          {isAccount
            ? t('details.account')
            : `${t('details.recipient')}\u00A0·\u00A0${pair?.to.networkName ?? ''}`}
        </span>
        <Button variant="ghost" size="small" className={styles.link} onClick={onEdit}>
          {t('review.edit')}
        </Button>
      </p>
      {address !== null && <AddressText address={address} />}
      <ExtraId />
      {!isAccount && (
        <p className={styles.checked}>
          <CheckIcon size="small" />
          {t('review.checked')}
        </p>
      )}
    </div>
  );
};
