import { useUnit } from 'effector-react';
import { Suspense, useState } from 'react';
import type { ClipboardEvent } from 'react';

import { looksLikePaymentLink } from '@coinlane/chains/payment-uri';
import { TextField } from '@coinlane/shared-ui/components';

import type { RefundVerdict } from '../../../address/domain/address';
import type { Currency } from '../../../currency/domain/currency';
import { currencyInfoModel } from '../../model/currency-info';
import { estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RefundView } from '../../model/recipient';
import { offerName } from '../offer-name';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import { AddressActions, OwnAddresses } from './address-actions';
import styles from './details.module.css';
import { useAddressField, useField } from './use-field';
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

/** Error of the field. It must not be empty if the chosen provider needs the address. */
const refundError = (
  words: Words,
  verdict: RefundVerdict,
  name: ReturnType<typeof nameOf>,
  provider: string | null,
): string | undefined =>
  verdict._tag === 'NotNeeded' && provider !== null
    ? words.t('problem.refundRequired', { provider })
    : refundProblem(words, verdict, name);

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

/** Hint and error of the field. The coin or the chosen provider can require an address. */
const useRefundTexts = (from: Currency | null, view: RefundView) => {
  const words = useWords();
  const { info, chosen } = useUnit({ info: currencyInfoModel.$from, chosen: estimateModel.$chosen });
  const { t } = words;
  const name = nameOf(words, from);
  const provider = chosen?.refundAddress === 'required' ? offerName(t, chosen) : null;
  const error = view._tag === 'Said' ? refundError(words, view.verdict, name, provider) : undefined;
  if ([from, info].some((known) => known?.isAnonymous === true))
    return { hint: t('details.refundRequired', name), error };
  const hint =
    provider === null ? t('details.refundHint', name) : t('details.refundByOffer', { ...name, provider });
  return { hint, error };
};

/** The refund address and its extra ID. */
const RefundToWallet = () => {
  const { t } = useWords();
  const field = useAddressField('refundAddress');
  const [pasteProblem, setPasteProblem] = useState<string | null>(null);
  const { pair, view } = useUnit({ pair: pairModel.$pair, view: recipientModel.$refundView });
  const from = pair?.from ?? null;
  const texts = useRefundTexts(from, view);
  const status = statusOf(view);
  const handlePaste = usePaste();
  return (
    <div className={styles.extraId}>
      <TextField
        {...field}
        {...texts}
        label={t('details.refund')}
        labelEnd={<OwnAddresses field="refundAddress" currency={from} />}
        trailingAction={<AddressActions field="refundAddress" onPasteProblem={setPasteProblem} />}
        isMonospace
        autoComplete="off"
        maxLength={1024}
        onPaste={handlePaste}
        status={status}
        statusLabel={status === undefined ? undefined : t(`address.${status}`)}
        warning={field.value === '' ? pasteProblem : undefined}
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
