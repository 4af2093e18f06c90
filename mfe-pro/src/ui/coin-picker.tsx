import { useRef, useState } from 'react';

import { networkName } from '@coinlane/chains/networks';
import { CurrencyIcon, Dialog, NativeButton, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { findCoins } from '../domain/coin';
import type { Coin } from '../domain/coin';
import styles from './coin-picker.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly coins: readonly Coin[];
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

/** Dialog with a search and its results. Shows the network of each name, since several can have the same name. */
export const CoinPicker = ({ isOpen, title, coins, onPick, onClose }: Props) => {
  const { t } = useTranslation('pro');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = findCoins(coins, search);
  const done = (then: () => void): void => {
    setSearch('');
    then();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => done(onClose)}
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
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => {
            const [first] = found;
            if (key === 'Enter' && first !== undefined) done(() => onPick(first.ticker));
          }}
        />
        <p role="status" className={styles.count}>
          {found.length === 0 ? t('coins.none') : t('coins.found', { number: found.length })}
        </p>
        <ul role="list" className={styles.list}>
          {found.map((coin) => (
            <Row key={coin.ticker} coin={coin} onPick={(ticker) => done(() => onPick(ticker))} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
