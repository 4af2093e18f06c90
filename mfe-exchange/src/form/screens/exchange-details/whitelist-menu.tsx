import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Button } from '@coinlane/shared-ui/components';

import { addressesFor } from '../../domain/own-account';
import type { Currency } from '../../../currency/domain/currency';
import { ownAccountModel } from '../../model/own-account';
import type { AddressField } from '../../model/own-account';
import { useWords } from '../../../page/screens/words';
import styles from './details.module.css';
import { WhitelistEntries } from './whitelist-entries';

type Props = { readonly field: AddressField; readonly currency: Currency | null };

/** "Whitelisted addresses" of a signed-in user (spec §2). Picking one sets address and extra ID. */
export const WhitelistMenu = ({ field, currency }: Props) => {
  const { t } = useWords();
  const { view, requested } = useUnit({
    view: ownAccountModel.$whitelist,
    requested: ownAccountModel.whitelistRequested,
  });
  useEffect(() => {
    requested();
  }, [requested]);

  if (view._tag === 'Failed') {
    return (
      <span className={styles.whitelistFailed}>
        {t('whitelist.failed')}{' '}
        <Button variant="ghost" size="small" onClick={() => requested()}>
          {t('whitelist.retry')}
        </Button>
      </span>
    );
  }
  const addresses = view._tag === 'Shown' && currency !== null ? addressesFor(view.addresses, currency) : [];
  return addresses.length === 0 ? null : <WhitelistEntries field={field} addresses={addresses} />;
};
