import { Button, shortenMiddle } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { SharedAddress } from '../domain/whitelist';

type ConfirmAddressProps = {
  readonly shared: SharedAddress | null;
  readonly address: string;
  /** Display name of the network. */
  readonly network: string;
  /** Receives the address, or its safer form. */
  readonly onConfirm: (address: string) => void;
};

/**
 * Lets the user confirm an address that is also valid on other networks. Offers a form that is valid on fewer of them.
 */
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
