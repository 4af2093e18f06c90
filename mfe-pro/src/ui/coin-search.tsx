import { useState } from 'react';

import { CurrencyIcon, NativeButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';

import { coinLabel, findCoins } from '../domain/coin';
import type { Coin } from '../domain/coin';
import styles from './coin-search.module.css';

type Props = {
  readonly label: string;
  readonly coins: readonly Coin[];
  /** Selected tickers, which are excluded from the results. */
  readonly chosen: readonly string[];
  readonly onPick: (coin: Coin) => void;
  readonly hint?: string;
  /** Whether the currencies are still loading. */
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
};

/** Finds a currency by name or ticker. Results are plain buttons below the field. */
export const CoinSearch = ({ label, coins, chosen, onPick, hint, isLoading = false, error }: Props) => {
  const { t } = useTranslation('pro');
  const [search, setSearch] = useState('');
  const offered = coins.filter(({ ticker }) => !chosen.includes(ticker));
  const found = search.trim() === '' ? [] : findCoins(offered, search);
  const pick = (coin: Coin): void => {
    setSearch('');
    onPick(coin);
  };
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        value={search}
        // key presses before the currencies have loaded would be lost
        disabled={isLoading}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (first !== undefined) pick(first);
        }}
        autoComplete="off"
        placeholder={t('coinSearch.placeholder')}
        prefix={<SearchIcon size="small" />}
        hint={hint}
        error={error}
      />
      {search.trim() !== '' && (
        <div role="group" aria-label={t('coinSearch.found')} className={styles.found}>
          {found.length === 0 && (
            <p role="status">
              {isLoading ? t('loading') : t('coinSearch.nothing', { search: search.trim() })}
            </p>
          )}
          {found.map((coin) => (
            <NativeButton key={coin.ticker} type="button" className={styles.coin} onClick={() => pick(coin)}>
              <CurrencyIcon ticker={coin.displayTicker} src={coin.iconUrl} size="small" />
              {coinLabel(coin)}
            </NativeButton>
          ))}
        </div>
      )}
    </div>
  );
};
