import { useUnit } from 'effector-react';

import { Menu } from '@coinlane/shared-ui/components';

import type { WhitelistedAddress } from '../../domain/own-account';
import { ownAccountModel } from '../../model/own-account';
import type { AddressField } from '../../model/own-account';
import { useWords } from '../../../page/screens/words';
import { shortened } from './shortened';

type Props = { readonly field: AddressField; readonly addresses: readonly WhitelistedAddress[] };

const AddressLabel = ({ address }: { readonly address: WhitelistedAddress }) => (
  <>
    {address.label !== null && <>{address.label} </>}
    <code title={address.wallet}>{shortened(address.wallet)}</code>
    {address.extraId !== null && `\u00A0·\u00A0${address.extraId}`}
  </>
);

/** The dropdown for signed-in users. Its code loads when there are addresses to pick. */
export const WhitelistEntries = ({ field, addresses }: Props) => {
  const { t } = useWords();
  const picked = useUnit(ownAccountModel.addressPicked);
  return (
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
