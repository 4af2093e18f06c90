import { useUnit } from 'effector-react';

import { networkName } from '@coinlane/chains/networks';
import { Button, shortenMiddle } from '@coinlane/shared-ui/components';

import type { AmbiguousAddress } from '../../domain/address';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import { useWords } from '../words';
import styles from './details.module.css';

type ConfirmAddressProps = {
  readonly verdict: AmbiguousAddress;
  readonly network: string;
};

/** Confirmation of an address that is valid on several chains. Offers a spelling that is valid on fewer. */
export const ConfirmAddress = ({ verdict, network }: ConfirmAddressProps) => {
  const { t } = useWords();
  const { confirm, type } = useUnit({
    confirm: recipientModel.addressConfirmed,
    type: recipientFieldsModel.fieldTyped,
  });
  const { address, saferSpelling } = verdict;
  const name = { network: networkName(network) };
  const replace = (safer: string): void => {
    confirm(safer);
    type({ field: 'recipient', text: safer, isPaste: true });
  };
  return (
    <div className={styles.choices}>
      {saferSpelling !== null && (
        <Button variant="secondary" size="small" onClick={() => replace(saferSpelling)}>
          {t('guard.confirmSafer', { ...name, address: shortenMiddle(saferSpelling) })}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => confirm(address)}>
        {t('guard.confirmAddress', name)}
      </Button>
    </div>
  );
};
