import { useUnit } from 'effector-react';

import type { Currency } from '../../domain/currency';
import { recipientModel } from '../../model/recipient';
import type { RecipientView } from '../../model/recipient';
import { ConfirmAddress } from './confirm-address';
import { NetworkChoices } from './network-choices';
import { PaymentLinkNotice } from './payment-link-notice';

type RecipientHelpProps = { readonly to: Currency; readonly view: RecipientView };

/** Rarely needed parts of the recipient field, in their own chunk: other networks and payment links. */
export const RecipientHelp = ({ to, view }: RecipientHelpProps) => {
  const extraIdView = useUnit(recipientModel.$extraIdView);
  const networks = view._tag === 'Bad' && view.verdict._tag === 'OtherChain' ? view.verdict.networks : [];
  return (
    <>
      {view._tag === 'Bad' && view.verdict._tag === 'Ambiguous' && (
        <ConfirmAddress verdict={view.verdict} network={to.network} />
      )}
      <NetworkChoices networks={networks} to={to} />
      <PaymentLinkNotice to={to} extraIdName={extraIdView.name} offered={networks} />
    </>
  );
};
