import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { AddressText, Skeleton } from '@coinlane/shared-ui/components';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import { placeName } from '../../domain/currency';
import { isAcceptable } from '../../domain/address';
import { amountModel } from '../../model/amount';
import { amountsOf, estimateModel } from '../../model/estimate';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import { $accountRequester } from '../../model/transaction-creation';
import { translateServiceText, useWords } from '../words';
import styles from './details.module.css';

const Line = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.line}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The address that will be paid: the resolved address of a name, or the valid address in the field. */
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

const Amounts = () => {
  const { t, exact, ticker } = useWords();
  const { pair, query, chosen, rateMode } = useUnit({
    pair: pairModel.$pair,
    query: estimateModel.$query,
    chosen: estimateModel.$chosen,
    rateMode: amountModel.$rateMode,
  });
  const { send, receive } =
    query === null || chosen === null ? { send: null, receive: null } : amountsOf(query, chosen);
  const written = (amount: string | null, side: 'from' | 'to'): string =>
    amount === null || pair === null
      ? '–'
      : `${exact(amount)} ${ticker(pair[side])} (${placeName(pair[side])})`;
  return (
    <>
      <Line term={t('summary.send')}>{written(send, 'from')}</Line>
      <Line term={t(rateMode === 'fixed' ? 'summary.getFixed' : 'summary.getFloating')}>
        {written(receive, 'to')}
      </Line>
      <Line term={t('summary.rate')}>{t(`rateMode.${rateMode}`)}</Line>
      <Line term={t('summary.provider')}>
        {chosen === null ? '–' : (translateServiceText(t, chosen.label) ?? chosen.label)}
      </Line>
    </>
  );
};

const Recipient = () => {
  const { t } = useWords();
  const address = useConfirmedAddress();
  const provider = useUnit($accountRequester);
  if (provider !== null)
    return <Line term={t('summary.paidTo')}>{t('summary.bankAccount', { provider })}</Line>;
  return (
    <Line term={t('summary.recipient')}>
      {address === null ? (
        <span className={styles.missing}>{t('summary.missing')}</span>
      ) : (
        <AddressText address={address} />
      )}
    </Line>
  );
};

const Lines = () => {
  const { t } = useWords();
  const extraId = useUnit(recipientModel.$extraIdView);
  return (
    <dl className={styles.lines}>
      <Amounts />
      <Recipient />
      {extraId.name !== null && (
        <Line term={extraId.name}>
          {extraId.decision._tag === 'Given' || extraId.decision._tag === 'InAddress' ? (
            <AddressText address={extraId.decision.extraId} />
          ) : (
            <span className={styles.missing}>
              {t(extraId.decision._tag === 'DeclaredUnneeded' ? 'summary.unneeded' : 'summary.missing')}
            </span>
          )}
        </Line>
      )}
    </dl>
  );
};

/**
 * Summary of the order. Groups the address by four characters and highlights its ends. Rendered only in the browser,
 * because an amount can be typed before this part is hydrated.
 */
export const OrderSummary = () => {
  const { t } = useWords();
  const isBrowser = useIsBrowser();
  return (
    <section aria-labelledby="exchange-summary" className={styles.summary}>
      <h3 id="exchange-summary" className={styles.summaryTitle}>
        {t('summary.title')}
      </h3>
      {isBrowser ? <Lines /> : <Skeleton count={5} />}
    </section>
  );
};
