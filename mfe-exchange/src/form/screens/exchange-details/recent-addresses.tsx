import { useUnit } from 'effector-react';

import { Button, IconButton, VisuallyHidden } from '@coinlane/shared-ui/components';
import { XIcon } from '@coinlane/shared-ui/icons';

import type { RecentAddress } from '../../domain/recent-addresses';
import { ownAccountModel } from '../../model/own-account';
import { recentAddressesModel } from '../../model/recent-addresses';
import { useWords } from '../../../page/screens/words';
import styles from './details.module.css';
import { shortened } from './shortened';

const focusField = (): void => document.getElementById('exchange-recipient')?.focus();

/**
 * Recipients of this browser's orders on the current network. A press fills in the address; each entry can be removed.
 */
export const RecentAddresses = () => {
  const { t } = useWords();
  const { addresses, pick, remove } = useUnit({
    addresses: recentAddressesModel.$addresses,
    pick: ownAccountModel.addressPicked,
    remove: recentAddressesModel.removeFx,
  });
  const use = ({ address, extraId, ticker }: RecentAddress): void => {
    pick({
      field: 'recipient',
      address: {
        id: address,
        label: null,
        wallet: address,
        extraId: extraId === '' ? null : extraId,
        currencies: [ticker],
      },
    });
    focusField();
  };
  return (
    <ul role="list" aria-label={t('recentAddresses.title')} className={styles.recentAddresses}>
      {addresses.map((it) => (
        <li key={`${it.address} ${it.extraId}`} className={styles.recentAddress}>
          <Button variant="ghost" size="small" onClick={() => use(it)}>
            <VisuallyHidden>{t('recentAddresses.use')} </VisuallyHidden>
            <code title={it.address}>{shortened(it.address)}</code>
            {it.extraId !== '' && `\u00A0·\u00A0${it.extraId}`}
          </Button>
          <IconButton
            size="small"
            label={t('recentAddresses.remove', { address: shortened(it.address) })}
            onClick={() => {
              focusField();
              void remove(it);
            }}
          >
            <XIcon size="small" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
