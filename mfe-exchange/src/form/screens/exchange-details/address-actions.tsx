import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { useIsBrowser } from '@coinlane/shared-ui/is-browser';

import type { Currency } from '../../../currency/domain/currency';
import { $isSignedIn } from '../../../page/model/settings';
import { idlePart } from '../../../page/ui/idle-part';
import { lazyPart } from '../../../page/ui/lazy-part';
import type { AddressField } from '../../model/own-account';
import { ScanButton } from './scan-button';

const SCANNED = { recipient: 'recipientWallet', refundAddress: 'refundWallet' } as const;

const loadExtras = () => import(/* webpackChunkName: "details-extras" */ './address-extras');

export const RecentAddresses = lazyPart(async () => (await loadExtras()).RecentAddresses);

const WhitelistMenu = lazyPart(async () => {
  const { WhitelistMenu: Menu } = await import(/* webpackChunkName: "whitelist" */ './whitelist-menu');
  return Menu;
});

type OwnAddressesProps = { readonly field: AddressField; readonly currency: Currency | null };

/**
 * Addresses in the account of a signed-in user. Rendered after hydration, because the server's HTML is the same
 * for all users.
 */
export const OwnAddresses = (props: OwnAddressesProps) => {
  const isSignedIn = useUnit($isSignedIn);
  return useIsBrowser() && isSignedIn ? (
    <Suspense>
      <WhitelistMenu {...props} />
    </Suspense>
  ) : null;
};

// an error message inside the field would cover the typed text
const FieldButtons = idlePart(async () => (await loadExtras()).FieldButtons, true);

type Props = {
  readonly field: AddressField;
  /** Receives the reason why nothing was pasted, or null. */
  readonly onPasteProblem: (text: string | null) => void;
};

/** Buttons inside an address field. The server renders none of the buttons that load later. */
export const AddressActions = ({ field, onPasteProblem }: Props) => {
  return (
    <>
      <FieldButtons field={field} onProblem={onPasteProblem} />
      <ScanButton field={SCANNED[field]} />
    </>
  );
};
