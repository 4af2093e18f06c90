import { networkName } from '@coinlane/chains/networks';
import { Button, shortenMiddle } from '@coinlane/shared-ui/components';

import type { AmbiguousAddress } from '../../domain/address';
import { useWords } from '../../../page/screens/words';
import styles from './confirm-address.module.css';

type ConfirmAddressProps = {
  readonly verdict: AmbiguousAddress;
  /** Receives the address, or its safer form. */
  readonly onConfirm: (address: string) => void;
};

/** Confirmation for an address that is valid on several networks. Offers a form that is valid on fewer. */
export const ConfirmAddress = ({ verdict, onConfirm }: ConfirmAddressProps) => {
  const { t } = useWords();
  const { address, saferSpelling } = verdict;
  const name = { network: networkName(verdict.network) };
  return (
    <div className={styles.choices}>
      {saferSpelling !== null && (
        <Button variant="secondary" size="small" onClick={() => onConfirm(saferSpelling)}>
          {t('guard.confirmSafer', { ...name, address: shortenMiddle(saferSpelling) })}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => onConfirm(address)}>
        {t('guard.confirmAddress', name)}
      </Button>
    </div>
  );
};
