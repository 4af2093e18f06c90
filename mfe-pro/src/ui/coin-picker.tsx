import { useEffect, useRef, useState } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Query } from '@coinlane/shared-contracts/query';
import { CurrencyIcon, Dialog, NativeButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { findCoins } from '../domain/coin';
import type { Coin } from '../domain/coin';
import { QueryView } from './query-view';
import styles from './coin-picker.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly coins: Query<readonly Coin[]>;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly onPick: (ticker: string) => void;
  readonly onClose: () => void;
};

const Row = ({ coin, onPick }: { readonly coin: Coin; readonly onPick: (ticker: string) => void }) => (
  <li>
    <NativeButton type="button" className={styles.row} onClick={() => onPick(coin.ticker)}>
      <CurrencyIcon ticker={coin.displayTicker} src={coin.iconUrl} />
      <span className={styles.words}>
        <span className={styles.ticker}>{coin.displayTicker.toUpperCase()}</span>
        <span className={styles.name}>{coin.name}</span>
      </span>
      <span className={styles.network}>{networkName(coin.network)}</span>
    </NativeButton>
  </li>
);

/** Search text and its matches. Enter picks the first match, or waits until the currencies have loaded. */
const useCoinSearch = (coins: readonly Coin[] | null, onPick: (ticker: string) => void) => {
  const [search, setSearch] = useState('');
  const [isEntered, setIsEntered] = useState(false);
  const found = findCoins(coins ?? [], search);
  const [first] = found;
  const typed = (text: string): void => {
    setSearch(text);
    setIsEntered(false);
  };
  const pick = (ticker: string): void => {
    typed('');
    onPick(ticker);
  };
  const entered = (): void => {
    if (first !== undefined) pick(first.ticker);
    else setIsEntered(coins === null);
  };
  useEffect(() => {
    if (isEntered && first !== undefined) pick(first.ticker);
  });
  return { search, found, typed, pick, entered };
};

/** Dialog with a search and its results. Shows the network of each name, because several can share a name. */
export const CoinPicker = ({ isOpen, title, coins, isFetching, onRetry, onPick, onClose }: Props) => {
  const { t } = useTranslation('pro');
  const field = useRef<HTMLInputElement>(null);
  const { search, found, typed, pick, entered } = useCoinSearch(valueOf(coins), onPick);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        typed('');
        onClose();
      }}
      title={title}
      closeLabel={t('close')}
      size="small"
      initialFocus={field}
    >
      <div className={styles.picker}>
        <TextField
          ref={field}
          type="search"
          label={t('coins.search')}
          value={search}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => typed(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') entered();
          }}
        />
        <QueryView query={coins} isFetching={isFetching} onRetry={onRetry}>
          {() => (
            <>
              <p role="status" className={styles.count}>
                {found.length === 0 ? t('coins.none') : t('coins.found', { number: found.length })}
              </p>
              <ul role="list" className={styles.list}>
                {found.map((coin) => (
                  <Row key={coin.ticker} coin={coin} onPick={pick} />
                ))}
              </ul>
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
};
