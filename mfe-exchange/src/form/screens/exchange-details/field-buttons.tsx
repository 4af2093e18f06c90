import type { AddressField } from '../../model/own-account';
import { PasteButton } from './paste-button';
import { WalletButton } from './wallet-button';

type Props = {
  readonly field: AddressField;
  /** Receives the reason why nothing was pasted, or null. */
  readonly onProblem: (text: string | null) => void;
};

/** Buttons of an address field that need the browser: its wallets and its clipboard. */
export const FieldButtons = (props: Props) => (
  <>
    {props.field === 'recipient' && <WalletButton />}
    <PasteButton {...props} />
  </>
);
