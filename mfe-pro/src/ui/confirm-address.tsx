import { Button, shortenMiddle } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { SharedAddress } from '../domain/whitelist';

type ConfirmAddressProps = {
  readonly shared: SharedAddress | null;
  readonly address: string;
  /** Display name of its network. */
  readonly network: string;
  /** Receives the address, or the safer spelling of it. */
  readonly onConfirm: (address: string) => void;
};

/** Lets the user confirm an address that other chains accept too. Offers a spelling that fewer of them accept. */
export const ConfirmAddress = ({ shared, address, network, onConfirm }: ConfirmAddressProps) => {
  const { t } = useTranslation('pro');
  if (shared === null) return null;
  const { saferSpelling } = shared;
  return (
    <>
      {saferSpelling !== null && (
        <Button variant="secondary" size="small" onClick={() => onConfirm(saferSpelling)}>
          {t('addressFaults.confirmSafer', { network, address: shortenMiddle(saferSpelling) })}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => onConfirm(address)}>
        {t('addressFaults.confirmAddress', { network })}
      </Button>
    </>
  );
};
