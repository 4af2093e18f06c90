import { useUnit } from 'effector-react';

import { TextField } from '@coinlane/shared-ui/components';

import type { Currency } from '../../domain/currency';
import { currencyInfoModel } from '../../model/currency-info';
import { pairModel } from '../../model/pair';
import { recipientModel } from '../../model/recipient';
import type { RefundView } from '../../model/recipient';
import { networkName } from '../../ui/network-name';
import { useWords } from '../words';
import type { Words } from '../words';
import styles from './details.module.css';
import { useField } from './use-field';
import { addressProblem } from './verdict-words';

const statusOf = (view: RefundView): 'valid' | 'pending' | undefined => {
  if (view._tag === 'Checking') return 'pending';
  return view._tag === 'Said' && view.verdict._tag === 'Valid' ? 'valid' : undefined;
};

const nameOf = ({ ticker }: Words, from: Currency | null) =>
  from === null ? { ticker: '', network: '' } : { ticker: ticker(from), network: networkName(from.network) };

const RefundExtraId = () => {
  const { t } = useWords();
  const extra = useField('refundExtraId');
  const info = useUnit(currencyInfoModel.$from);
  return info === null || info.extraIdName === null ? null : (
    <TextField
      {...extra}
      label={t('details.refundExtraId', { name: info.extraIdName })}
      isMonospace
      autoComplete="off"
      maxLength={256}
    />
  );
};

/** Where the money goes back to when the exchange cannot be done; asked for, but needed only for anonymous coins. */
export const RefundField = () => {
  const words = useWords();
  const { t } = words;
  const field = useField('refundAddress');
  const { pair, info, view } = useUnit({
    pair: pairModel.$pair,
    info: currencyInfoModel.$from,
    view: recipientModel.$refundView,
  });
  const name = nameOf(words, pair?.from ?? null);
  const isRequired = pair?.from.isAnonymous === true || info?.isAnonymous === true;
  const status = statusOf(view);
  return (
    <div className={styles.extraId}>
      <TextField
        {...field}
        label={t('details.refund')}
        hint={t(isRequired ? 'details.refundRequired' : 'details.refundHint', name)}
        isMonospace
        autoComplete="off"
        maxLength={512}
        status={status}
        statusLabel={status === undefined ? undefined : t(`address.${status}`)}
        error={view._tag === 'Said' ? addressProblem(t, view.verdict, name) : undefined}
      />
      {field.value !== '' && <RefundExtraId />}
    </div>
  );
};
