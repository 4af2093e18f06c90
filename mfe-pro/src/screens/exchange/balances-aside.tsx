import { useUnit } from 'effector-react';

import { Card, CurrencyIcon, NativeButton, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { valueOf } from '@coinlane/shared-contracts/query';

import { formatShort, isPositive } from '../../domain/amount';
import { shownAssets, usdOf } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import { tickerLabel } from '../../domain/ticker';
import { tradeModel } from '../../model/trade';
import { Usd } from '../../ui/money';
import styles from './exchange.module.css';

const MAX_ROWS = 6;
const EVERYTHING = { search: '', isSmallHidden: false };

type RowProps = {
  readonly asset: Asset;
  readonly isPicked: boolean;
  readonly onPick: (currency: string) => void;
};

const Row = ({ asset, isPicked, onPick }: RowProps) => {
  const { language } = useRemoteProps();
  return (
    <li>
      <NativeButton
        type="button"
        className={styles.holding}
        aria-pressed={isPicked}
        onClick={() => onPick(asset.currency)}
      >
        <CurrencyIcon ticker={asset.displayTicker} src={asset.iconUrl} />
        <span className={styles.holdingName}>{tickerLabel(asset.currency)}</span>
        <span className={styles.holdingAmounts}>
          <bdi>{formatShort(asset.available, language)}</bdi>
          <span className={styles.quiet}>
            <Usd amount={usdOf(asset)} />
          </span>
        </span>
      </NativeButton>
    </li>
  );
};

/** Balances to pay from, most valuable first. A press selects one. */
export const BalancesAside = () => {
  const { t } = useTranslation('pro');
  const { assets, draft, onPick } = useUnit({
    assets: tradeModel.assets.$query,
    draft: tradeModel.$draft,
    onPick: tradeModel.fromPicked,
  });
  const shown = shownAssets(valueOf(assets) ?? [], EVERYTHING)
    .filter(({ available }) => isPositive(available))
    .slice(0, MAX_ROWS);
  if (shown.length === 0) return null;
  return (
    <Card as="aside" aria-labelledby="pro-pay-with" className={styles.aside}>
      <h2 id="pro-pay-with" className={styles.asideTitle}>
        {t('trade.pickFrom')}
      </h2>
      <ul role="list" className={styles.holdings}>
        {shown.map((asset) => (
          <Row key={asset.currency} asset={asset} isPicked={asset.currency === draft.from} onPick={onPick} />
        ))}
      </ul>
      <TextLink href="/pro/balance">{t('balance.list')}</TextLink>
    </Card>
  );
};
