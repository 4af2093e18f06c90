import { memo } from 'react';

import { ChevronRightIcon } from '@coinlane/shared-ui/icons';

import type { Token } from '../../../currency/domain/currency';
import styles from './currency-picker.module.css';
import { HeldIcon, rowClass } from './currency-row';
import type { OptionRowProps } from './currency-row';

type TokenRowProps = OptionRowProps & {
  readonly token: Token;
  /** The formatted number of networks. */
  readonly networks: string;
};

const Row = (props: TokenRowProps) => {
  const { id, token, networks, held, place, count, isActive, isSelected, unavailable, onPick } = props;
  const isOwnIcon = held !== null && token.networks.includes(held);
  return (
    // the combobox has the focus and handles the keys
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-posinset={place + 1}
      aria-setsize={count}
      aria-disabled={unavailable !== null}
      className={rowClass(isActive, unavailable === null)}
      onClick={() => onPick(token)}
    >
      <span className={isOwnIcon ? styles.icon : styles.waitingIcon}>
        {held !== null && <HeldIcon currency={held} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{token.name}</span>{' '}
        <span className={styles.note}>
          {token.displayTicker.toUpperCase()}
          {unavailable !== null && `\u00A0·\u00A0${unavailable}`}
        </span>
      </span>{' '}
      <span className={styles.network}>{networks}</span>
      <span className={styles.opens}>
        <ChevronRightIcon size="small" />
      </span>
    </div>
  );
};

/** Option for a token on several networks, which are listed when the user picks it. */
export const TokenRow = memo(Row);
