import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';
import { Alert, Button } from '@coinlane/shared-ui/components';

import { compareAmounts } from '../../domain/amount';
import type { Currency } from '../../../currency/domain/currency';
import { amountModel } from '../../model/amount';
import { recipientFieldsModel } from '../../model/recipient';
import type { PaymentLinkAutofill } from '../../model/recipient';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './details.module.css';
import { NetworkChoices } from './network-choices';

type PaymentLinkNoticeProps = {
  readonly to: Currency;
  readonly extraIdName: string | null;
  /** Networks that are already offered next to this notice, and not repeated in it. */
  readonly offered: readonly string[];
};

type NoticeContext = Words & PaymentLinkNoticeProps;

type Filled = Pick<PaymentLinkAutofill, 'extraId' | 'amount'>;

const isSameAmount = (parsed: ParsedAmount, amount: DecimalString | null): boolean =>
  parsed._tag === 'Exact' && amount !== null && compareAmounts(parsed.amount, amount) === 0;

/** Filled-in values that the user has not changed since. */
const useStillFilled = ({ extraId, amount }: Filled): Filled => {
  const { fields, receive, direction } = useUnit({
    fields: recipientFieldsModel.$fields,
    receive: amountModel.$receive,
    direction: amountModel.$direction,
  });
  const isAmountThere = direction === 'reverse' && isSameAmount(receive, amount);
  return { extraId: fields.extraId === extraId ? extraId : null, amount: isAmountThere ? amount : null };
};

const NOTHING_FILLED: Filled = { extraId: null, amount: null };

const filledText = (
  { t, language, exact, ticker, to, extraIdName }: NoticeContext,
  filled: Filled,
): string => {
  const parts = [
    t('guard.filledAddress'),
    ...(filled.extraId === null || extraIdName === null ? [] : [`${extraIdName} ${filled.extraId}`]),
    ...(filled.amount === null
      ? []
      : [t('guard.filledAmount', { amount: exact(filled.amount), ticker: ticker(to) })]),
  ];
  return t('guard.filled', { parts: new Intl.ListFormat(language).format(parts) });
};

const warningText = (
  { t, exact, ticker, to }: NoticeContext,
  autofill: PaymentLinkAutofill,
): string | null => {
  const name = { ticker: ticker(to), network: to.networkName };
  const { mismatch, unfilledAmount } = autofill;
  if (mismatch?._tag === 'OtherNetwork')
    return t('guard.linkForNetwork', { ...name, link: networkName(mismatch.network) });
  if (mismatch?._tag === 'OtherCoin') return t('guard.linkForCoin', name);
  return unfilledAmount === null
    ? null
    : t('guard.amountNotFilled', { ...name, amount: exact(unfilledAmount) });
};

/** Text about content of the link that has no form field. */
const ignoredText = (
  { t, language }: NoticeContext,
  { payment, mismatch }: PaymentLinkAutofill,
): string | null => {
  if (payment.ignored.length === 0 || mismatch?._tag === 'OtherCoin') return null;
  return t('guard.linkIgnored', { parts: new Intl.ListFormat(language).format(payment.ignored) });
};

/** Values from a pasted payment link, mismatches with the form, and an undo button. */
export const PaymentLinkNotice = (props: PaymentLinkNoticeProps) => {
  const words = useWords();
  const { autofill, undo } = useUnit({
    autofill: recipientFieldsModel.$autofill,
    undo: recipientFieldsModel.autofillUndone,
  });
  const filled = useStillFilled(autofill ?? NOTHING_FILLED);
  if (autofill === null) return null;
  const context = { ...words, ...props };
  const warnings = [warningText(context, autofill), ignoredText(context, autofill)].filter(
    (text) => text !== null,
  );
  const { mismatch } = autofill;
  return (
    <Alert
      role="status"
      tone={warnings.length === 0 ? 'info' : 'warning'}
      action={
        <div className={styles.choices}>
          {mismatch?._tag === 'OtherNetwork' && !props.offered.includes(mismatch.network) && (
            <NetworkChoices networks={[mismatch.network]} to={props.to} />
          )}
          <Button variant="secondary" size="small" onClick={() => undo()}>
            {words.t('guard.undo')}
          </Button>
        </div>
      }
    >
      <p>{filledText(context, filled)}</p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Alert>
  );
};
