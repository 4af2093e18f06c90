import { useUnit } from 'effector-react';

import type { AmbiguousAddress } from '../../../address/domain/address';
import type { Currency } from '../../../currency/domain/currency';
import { recipientFieldsModel, recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { ConfirmAddress } from '../../../address/screens/address';
import { NetworkChoices } from './network-choices';
import { PaymentLinkNotice } from './payment-link-notice';

type ConfirmFieldProps = {
  readonly field: 'recipient' | 'refundAddress';
  readonly verdict: AmbiguousAddress;
};

/** Confirmation of an ambiguous address in a field of the form. */
export const ConfirmField = ({ field, verdict }: ConfirmFieldProps) => {
  const { confirm, type } = useUnit({
    confirm: recipientModel.addressConfirmed,
    type: recipientFieldsModel.fieldTyped,
  });
  const handleConfirm = (address: string): void => {
    confirm({ network: verdict.network, address });
    if (address !== verdict.address) type({ field, text: address, isPaste: true });
  };
  return <ConfirmAddress verdict={verdict} onConfirm={handleConfirm} />;
};

type RecipientHelpProps = { readonly to: Currency; readonly view: RecipientView };

/** Rarely needed parts of the recipient field, in their own chunk: other networks and payment links. */
export const RecipientHelp = ({ to, view }: RecipientHelpProps) => {
  const extraIdView = useUnit(recipientModel.$extraIdView);
  const networks = view._tag === 'Bad' && view.verdict._tag === 'OtherChain' ? view.verdict.networks : [];
  return (
    <>
      {view._tag === 'Bad' && view.verdict._tag === 'Ambiguous' && (
        <ConfirmField field="recipient" verdict={view.verdict} />
      )}
      <NetworkChoices networks={networks} to={to} />
      <PaymentLinkNotice to={to} extraIdName={extraIdView.name} offered={networks} />
    </>
  );
};
