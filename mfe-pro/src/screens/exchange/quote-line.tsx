import { useUnit } from 'effector-react';

import { Alert, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { canRetry } from '@coinlane/shared-contracts/errors';

import { formatShort } from '../../domain/amount';
import { tickerLabel } from '../../domain/ticker';
import { tradeModel } from '../../model/trade';
import { Amount } from '../../ui/money';
import { MutationFailure } from '../../ui/mutation-failure';
import { RateClock } from '../../ui/rate-clock';
import styles from './exchange.module.css';

/** Price of the trade and its validity, or the reason why there is no price. */
export const QuoteLine = ({ leftMs }: { readonly leftMs: number | null }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { view, askAgain } = useUnit({ view: tradeModel.$quote, askAgain: tradeModel.quoteRequested });
  switch (view._tag) {
    case 'None':
      return <p className={styles.quote}>{t('trade.noQuote')}</p>;
    case 'Pending':
      return (
        <p role="status" className={styles.quote}>
          {t('trade.asking')}
        </p>
      );
    case 'Failed':
      return (
        <div className={styles.failed}>
          <MutationFailure problem={view.problem} />
          {canRetry(view.problem) && (
            <Button variant="secondary" size="small" onClick={() => askAgain()}>
              {t('callFailure.retry')}
            </Button>
          )}
        </div>
      );
    case 'Held':
      return (
        <>
          {view.isOtherAmount && (
            <Alert tone="warning">
              {t('problem.amountChanged')} {t('trade.youPay')}:{' '}
              <Amount amount={view.quote.fromAmount} currency={view.quote.from} isExact />
            </Alert>
          )}
          <p className={styles.quote}>
            <bdi>
              1 {tickerLabel(view.quote.from)} ≈ {formatShort(view.quote.rate, language)}{' '}
              {tickerLabel(view.quote.to)}
            </bdi>
            {leftMs !== null && <RateClock leftMs={leftMs} heldForMs={view.quote.heldForMs} />}
          </p>
        </>
      );
  }
};
