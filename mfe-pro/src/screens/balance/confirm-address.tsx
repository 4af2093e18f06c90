import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Button, shortenMiddle } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { withdrawalModel } from '../../model/withdrawal';

/** Lets the user confirm an address that other chains accept too. Offers a spelling that fewer of them accept. */
export const ConfirmAddress = () => {
  const { t } = useTranslation('pro');
  const { shared, draft, asset, confirm, edit } = useUnit({
    shared: withdrawalModel.$shared,
    draft: withdrawalModel.$draft,
    asset: withdrawalModel.$asset,
    confirm: withdrawalModel.addressConfirmed,
    edit: withdrawalModel.edited,
  });
  if (shared === null || asset === null) return null;
  const { saferSpelling } = shared;
  const network = networkName(asset.network);
  const replace = (address: string): void => {
    confirm(address);
    edit({ address });
  };
  return (
    <>
      {saferSpelling !== null && (
        <Button variant="secondary" size="small" onClick={() => replace(saferSpelling)}>
          {t('addressFaults.confirmSafer', { network, address: shortenMiddle(saferSpelling) })}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => confirm(draft.address)}>
        {t('addressFaults.confirmAddress', { network })}
      </Button>
    </>
  );
};
