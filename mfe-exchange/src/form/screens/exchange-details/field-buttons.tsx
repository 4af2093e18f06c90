import { useUnit } from 'effector-react';

import { PasteButton } from '../../../address/screens/paste-button';
import type { AddressField } from '../../model/own-account';
import { recipientFieldsModel } from '../../model/recipient';
import { WalletButton } from './wallet-button';

type Props = {
  readonly field: AddressField;
  /** Receives the reason why nothing was pasted, or null. */
  readonly onProblem: (text: string | null) => void;
};

/** Buttons of an address field that need the browser: its wallets and its clipboard. */
export const FieldButtons = ({ field, onProblem }: Props) => {
  const paste = useUnit(recipientFieldsModel.textPasted);
  return (
    <>
      {field === 'recipient' && <WalletButton />}
      <PasteButton
        fieldId={`exchange-${field}`}
        of={field === 'recipient' ? 'Recipient' : 'Refund'}
        onText={(text) => paste({ field, text })}
        onProblem={onProblem}
      />
    </>
  );
};
