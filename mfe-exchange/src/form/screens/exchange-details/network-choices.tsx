import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Button } from '@coinlane/shared-ui/components';

import { switchChoices } from '../../../address/domain/address';
import type { Currency } from '../../../currency/domain/currency';
import { currencyListModel } from '../../../currency/model/currency-list';
import { pairModel } from '../../model/pair';
import { useWords } from '../../../page/screens/words';
import styles from './details.module.css';

type NetworkChoicesProps = {
  /** Networks on which the address is valid. */
  readonly networks: readonly string[];
  readonly to: Currency;
};

/** The address belongs to other networks. Offers the same coin there, or the native coin. Keeps the typed address. */
export const NetworkChoices = ({ networks, to }: NetworkChoicesProps) => {
  const { t, ticker } = useWords();
  const { currencies, pick } = useUnit({
    currencies: currencyListModel.$currencies,
    pick: pairModel.toPicked,
  });
  const choices = switchChoices(currencies ?? [], networks, to);
  const label = (choice: Currency): string =>
    t(choices.length === 1 ? 'address.switch' : 'guard.receiveCoin', {
      ticker: ticker(choice),
      network: networkName(choice.network),
    });
  return choices.length === 0 ? null : (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <Button key={choice.ticker} variant="secondary" size="small" onClick={() => pick(choice)}>
          {label(choice)}
        </Button>
      ))}
    </div>
  );
};
