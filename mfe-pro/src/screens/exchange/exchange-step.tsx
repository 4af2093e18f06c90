import { useUnit } from 'effector-react';
import { useState } from 'react';

import { Button, ButtonLink, IconButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ArrowDownUpIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { amountForField, formatShare, isPositive } from '../../domain/amount';
import { partOf } from '../../domain/trade';
import { tickerLabel } from '../../domain/ticker';
import { tradeModel } from '../../model/trade';
import { FromField, ToField } from './amount-fields';
import { CurrencyPicker } from './currency-picker';
import type { Picking } from './currency-picker';
import styles from './exchange.module.css';
import { QuoteLine } from './quote-line';

const PERCENTS = [25, 50, 75, 100] as const;

const Parts = () => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { available, asset, type } = useUnit({
    available: tradeModel.$available,
    asset: tradeModel.$asset,
    type: tradeModel.amountTyped,
  });
  if (available === null || !isPositive(available)) return null;
  return (
    <div role="group" aria-label={t('trade.parts')} className={styles.parts}>
      {PERCENTS.map((percent) => (
        <Button
          key={percent}
          variant="secondary"
          size="small"
          onClick={() => type(amountForField(partOf(available, percent, asset?.decimals ?? null), language))}
        >
          {percent === 100 ? t('trade.max') : formatShare(percent / 100, language)}
        </Button>
      ))}
    </div>
  );
};

/** The next step: a review of the trade, or a deposit if the balance is empty. */
const NextStep = () => {
  const { t } = useTranslation('pro');
  const { available, from, quote } = useUnit({
    available: tradeModel.$available,
    from: tradeModel.$draft.map((draft) => draft.from),
    quote: tradeModel.$quote,
  });
  return available === null || isPositive(available) ? (
    <Button type="submit" size="large" isWide disabled={quote._tag !== 'Held' || quote.isExpired}>
      {t('trade.continue')}
    </Button>
  ) : (
    <ButtonLink size="large" isWide href={`/pro/balance?deposit=${encodeURIComponent(from)}`}>
      {t('trade.depositFirst', { currency: tickerLabel(from) })}
    </ButtonLink>
  );
};

/** EXCHANGE: currencies, balance and price. */
export const ExchangeStep = ({ leftMs }: { readonly leftMs: number | null }) => {
  const { t } = useTranslation('pro');
  const [picking, setPicking] = useState<Picking>(null);
  const { assets, isFetching, retry, confirm, swapSides } = useUnit({
    assets: tradeModel.assets.$query,
    isFetching: tradeModel.assets.$pending,
    retry: tradeModel.assetsRequested,
    confirm: tradeModel.confirmRequested,
    swapSides: tradeModel.sidesSwapped,
  });
  if (assets._tag === 'Failed')
    return <FailureAlert ns="pro" failure={assets.problem} isRetrying={isFetching} onRetry={retry} />;
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <FromField onPick={() => setPicking('from')} />
        <div className={styles.between}>
          <Parts />
          <IconButton className={styles.swap} label={t('trade.swapSides')} onClick={() => swapSides()}>
            <ArrowDownUpIcon />
          </IconButton>
        </div>
        <ToField onPick={() => setPicking('to')} />
        <QuoteLine leftMs={leftMs} />
        <NextStep />
      </form>
      <CurrencyPicker picking={picking} onDone={() => setPicking(null)} />
    </>
  );
};
