import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { AmountField, CurrencyButton, CurrencyIcon } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { valueOf } from '@coinlane/shared-contracts/query';

import { formatAmount } from '../../domain/amount';
import type { Coin } from '../../domain/coin';
import { tradeModel } from '../../model/trade';
import { Amount } from '../../ui/money';

const AMOUNT_PROBLEMS = {
  Missing: null,
  Invalid: 'amountProblems.invalid',
  Ambiguous: 'amountProblems.ambiguous',
  NotPositive: 'amountProblems.notPositive',
  MoreThanThereIs: 'amountProblems.moreThanThereIs',
  SameCurrency: 'amountProblems.sameCurrency',
  TooManyDecimals: 'amountProblems.tooManyDecimals',
} as const;

const Available = () => {
  const { t } = useTranslation('pro');
  const { available, from } = useUnit({
    available: tradeModel.$available,
    from: tradeModel.$draft.map((draft) => draft.from),
  });
  return (
    <span>
      {t('balance.available')}: {available === null ? '–' : <Amount amount={available} currency={from} />}
    </span>
  );
};

const coinOf = (coins: readonly Coin[], ticker: string): Coin | null =>
  coins.find((coin) => coin.ticker === ticker) ?? null;

type CurrencyChoiceProps = {
  readonly label: string;
  readonly ticker: string;
  readonly coins: readonly Coin[];
  readonly onPress: () => void;
};

const CurrencyChoice = ({ label, ticker, coins, onPress }: CurrencyChoiceProps) => {
  const coin = coinOf(coins, ticker);
  const shown = coin?.displayTicker ?? ticker;
  return (
    <CurrencyButton
      label={label}
      ticker={shown.toUpperCase()}
      network={coin === null || coin.network === shown ? undefined : networkName(coin.network)}
      icon={<CurrencyIcon ticker={shown} src={coin?.iconUrl} />}
      aria-haspopup="dialog"
      onClick={onPress}
    />
  );
};

/** Amount to pay, with the balance. */
export const FromField = ({ onPick }: { readonly onPick: () => void }) => {
  const { t } = useTranslation('pro');
  const { draft, review, coins, type } = useUnit({
    draft: tradeModel.$draft,
    review: tradeModel.$review,
    coins: tradeModel.coins.$query,
    type: tradeModel.amountTyped,
  });
  const problemKey = review._tag === 'Bad' ? AMOUNT_PROBLEMS[review.problem] : null;
  return (
    <AmountField
      label={t('trade.youPay')}
      placeholder="0"
      value={draft.typed}
      onChange={({ target }) => type(target.value)}
      caption={<Available />}
      error={problemKey === null ? undefined : t(problemKey)}
      currency={
        <CurrencyChoice
          label={t('trade.payCurrency')}
          ticker={draft.from}
          coins={valueOf(coins) ?? []}
          onPress={onPick}
        />
      }
    />
  );
};

/** Amount received; read-only. */
export const ToField = ({ onPick }: { readonly onPick: () => void }) => {
  const { t } = useTranslation('pro');
  const { language } = useRemoteProps();
  const { draft, quote, coins } = useUnit({
    draft: tradeModel.$draft,
    quote: tradeModel.$quote,
    coins: tradeModel.coins.$query,
  });
  return (
    <AmountField
      label={t('trade.youGet')}
      readOnly
      value={quote._tag === 'Held' ? formatAmount(quote.quote.toAmount, language) : ''}
      placeholder="–"
      isPending={quote._tag === 'Pending'}
      currency={
        <CurrencyChoice
          label={t('trade.getCurrency')}
          ticker={draft.to}
          coins={valueOf(coins) ?? []}
          onPress={onPick}
        />
      }
    />
  );
};
