import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';

import { Dialog, IconButton } from '@coinlane/shared-ui/components';
import { WalletIcon } from '@coinlane/shared-ui/icons';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { amountModel } from '../../model/amount';
import { pairModel } from '../../model/pair';
import { recipientFieldsModel } from '../../model/recipient';
import { WalletAccountPart } from '../../../wallet/parts/wallet-account-part';

/** Button and dialog that fill in the recipient's address, or a balance to send, from a wallet of this browser. */
export const WalletDialog = () => {
  const { t } = useTranslation('exchange');
  const [isOpen, setIsOpen] = useState(false);
  const { pair, given, sendTyped } = useUnit({
    pair: pairModel.$pair,
    given: recipientFieldsModel.textPasted,
    sendTyped: amountModel.sendTyped,
  });
  const onAddress = useCallback(
    (text: string) => {
      given({ field: 'recipient', text });
      setIsOpen(false);
    },
    [given],
  );
  const onAmount = useCallback(
    (text: string) => {
      sendTyped(text);
      setIsOpen(false);
    },
    [sendTyped],
  );
  return (
    <>
      <IconButton
        size="small"
        label={t('wallet.open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <WalletIcon size="small" />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('wallet.title')}
        closeLabel={t('wallet.close')}
      >
        <WalletAccountPart
          from={pair?.from ?? null}
          to={pair?.to ?? null}
          onAddress={onAddress}
          onAmount={onAmount}
        />
      </Dialog>
    </>
  );
};
