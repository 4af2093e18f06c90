import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { ClipboardEvent } from 'react';

import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import { TextField } from '@coinlane/shared-ui/components';

import type { Currency } from '../../../currency/domain/currency';
import { currencyInfoModel } from '../../model/currency-info';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RefundView } from '../../model/recipient';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './details.module.css';
import { ScanButton } from './scan-button';
import { useAddressField, useField } from './use-field';
import { WhitelistMenu } from './whitelist-menu';
import { refundProblem } from '../../../address/screens/address';

const ConfirmField = lazyPart(async () => {
  const { ConfirmField: Confirm } = await import(/* webpackChunkName: "recipient-help" */ './recipient-help');
  return Confirm;
});

const statusOf = (view: RefundView): 'valid' | 'pending' | undefined => {
  if (view._tag === 'Checking') return 'pending';
  return view._tag === 'Said' && view.verdict._tag === 'Valid' ? 'valid' : undefined;
};

const nameOf = ({ ticker }: Words, from: Currency | null) =>
  from === null ? { ticker: '', network: '' } : { ticker: ticker(from), network: from.networkName };

const RefundExtraId = () => {
  const { t } = useWords();
  const extra = useField('refundExtraId');
  const { info, verdict } = useUnit({
    info: currencyInfoModel.$from,
    verdict: recipientModel.$refundExtraIdView,
  });
  return info === null || info.extraIdName === null ? null : (
    <TextField
      {...extra}
      label={t('details.refundExtraId', { name: info.extraIdName })}
      hint={t('extraId.hint', { name: info.extraIdName })}
      isMonospace
      autoComplete="off"
      maxLength={256}
      error={
        verdict?._tag === 'PatternMismatch'
          ? t('extraId.PatternMismatch', { name: info.extraIdName })
          : undefined
      }
    />
  );
};

/** Handles a paste: a payment link fills in its address and extra ID. */
const usePaste = () => {
  const given = useUnit(recipientFieldsModel.textPasted);
  return (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!looksLikePaymentLink(text)) return;
    event.preventDefault();
    given({ field: 'refundAddress', text });
  };
};

/** The refund address and its extra ID. Required for anonymous coins only. */
const RefundToWallet = () => {
  const words = useWords();
  const { t } = words;
  const field = useAddressField('refundAddress');
  const { pair, info, view } = useUnit({
    pair: pairModel.$pair,
    info: currencyInfoModel.$from,
    view: recipientModel.$refundView,
  });
  const from = pair?.from ?? null;
  const name = nameOf(words, from);
  const isRequired = [from, info].some((known) => known?.isAnonymous === true);
  const status = statusOf(view);
  const handlePaste = usePaste();
  return (
    <div className={styles.extraId}>
      <TextField
        {...field}
        label={t('details.refund')}
        labelEnd={<WhitelistMenu field="refundAddress" currency={from} />}
        trailingAction={<ScanButton field="refundWallet" />}
        hint={t(isRequired ? 'details.refundRequired' : 'details.refundHint', name)}
        isMonospace
        autoComplete="off"
        maxLength={1024}
        onPaste={handlePaste}
        status={status}
        statusLabel={status === undefined ? undefined : t(`address.${status}`)}
        error={view._tag === 'Said' ? refundProblem(words, view.verdict, name) : undefined}
      />
      {view._tag === 'Said' && view.verdict._tag === 'Ambiguous' && (
        <Suspense fallback={null}>
          <ConfirmField field="refundAddress" verdict={view.verdict} />
        </Suspense>
      )}
      {field.value !== '' && <RefundExtraId />}
    </div>
  );
};

/** The refund field. Card and bank payments are refunded to their source, without a wallet. */
export const RefundField = () => {
  const pair = useUnit(pairModel.$pair);
  return pair?.from.isFiat === true ? null : <RefundToWallet />;
};
