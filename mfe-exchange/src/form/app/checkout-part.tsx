import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { fiatCheckoutModel } from '../model/fiat-checkout';

/** Shows the fiat dialog on any page when it has content. */
export const CheckoutPart = ({ FiatDialog }: { readonly FiatDialog: ComponentType }) => {
  const { _tag } = useUnit(fiatCheckoutModel.$view);
  return _tag === 'Hidden' ? null : <FiatDialog />;
};
