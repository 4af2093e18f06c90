import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Button, Menu } from '@coinlane/shared-ui/components';

import { addressesFor } from '../../domain/own-account';
import type { WhitelistedAddress } from '../../domain/own-account';
import type { Currency } from '../../domain/currency';
import { ownAccountModel } from '../../model/own-account';
import type { AddressField } from '../../model/own-account';
import { useWords } from '../words';
import styles from './details.module.css';

type Props = { readonly field: AddressField; readonly currency: Currency | null };

const SHORT = { longest: 14, head: 9, tail: 4 };

/** Spec §9 "Lengths": over 14 characters the first 9, an ellipsis, the last 4. */
const shortened = (text: string): string =>
  text.length > SHORT.longest ? `${text.slice(0, SHORT.head)}…${text.slice(-SHORT.tail)}` : text;

const AddressLabel = ({ address }: { readonly address: WhitelistedAddress }) => (
  <>
    {address.label !== null && <>{address.label} </>}
    <code title={address.wallet}>{shortened(address.wallet)}</code>
    {address.extraId !== null && <> · {address.extraId}</>}
  </>
);

/** "Whitelisted addresses" of whoever is signed in (spec §2): picking one sets address and extra id. */
export const WhitelistMenu = ({ field, currency }: Props) => {
  const { t } = useWords();
  const { view, wanted, picked } = useUnit({
    view: ownAccountModel.$whitelist,
    wanted: ownAccountModel.whitelistWanted,
    picked: ownAccountModel.addressPicked,
  });
  useEffect(() => {
    wanted();
  }, [wanted]);

  if (view._tag === 'Failed') {
    return (
      <span className={styles.whitelistFailed}>
        {t('whitelist.failed')}{' '}
        <Button variant="ghost" size="small" onClick={() => wanted()}>
          {t('whitelist.retry')}
        </Button>
      </span>
    );
  }
  const addresses = view._tag === 'Shown' && currency !== null ? addressesFor(view.addresses, currency) : [];
  return addresses.length === 0 ? null : (
    <Menu
      label={t('whitelist.title')}
      size="small"
      align="end"
      entries={addresses.map((address) => ({
        id: address.id,
        label: <AddressLabel address={address} />,
        onSelect: () => picked({ field, address }),
      }))}
    >
      {t('whitelist.title')}
    </Menu>
  );
};
