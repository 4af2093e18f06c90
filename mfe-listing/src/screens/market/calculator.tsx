import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, Card, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { exchangePath } from '../../domain/row-link';
import type { ExchangePair } from '../../domain/row-link';
import { listingModel } from '../../model/listing';
import styles from './market.module.css';

type Props = {
  readonly pair: ExchangePair;
  readonly amount: string | null;
  /** Displayed tickers of the two sides. */
  readonly fromTicker: string;
  readonly action: string;
};

const amountIn = (form: HTMLFormElement): string => {
  const field = form.elements.namedItem('amount');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
};

const addressOf = (pair: ExchangePair, amount: string): string =>
  amount === '' ? exchangePath(pair) : `${exchangePath(pair)}&amount=${encodeURIComponent(amount)}`;

/** An amount, and a button to the exchange. A plain form, so that it works without scripts. */
export const Calculator = ({ pair, amount, fromTicker, action }: Props) => {
  const { t } = useTranslation('listing');
  const { navigation } = useRemoteProps();
  const follow = useUnit(listingModel.pairFollowed);
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    follow(pair);
    navigation.push(addressOf(pair, amountIn(event.currentTarget)));
  };
  return (
    <Card className={styles.calculator}>
      <form method="get" action={navigation.href('/exchange')} className={styles.form} onSubmit={send}>
        <input type="hidden" name="from" value={pair.fromTicker} />
        <input type="hidden" name="to" value={pair.toTicker} />
        {pair.isFiat && <input type="hidden" name="fiatMode" value="true" />}
        <TextField
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          label={t('calculator.amount', { ticker: fromTicker })}
          defaultValue={amount ?? ''}
          suffix={fromTicker}
        />
        <Button type="submit" size="large" isWide>
          {action}
        </Button>
      </form>
    </Card>
  );
};
