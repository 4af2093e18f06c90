import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { fiatCheckoutModel } from '../model/fiat-checkout';

/** Shows the fiat dialog over any page while it has something to show. */
export const CheckoutPart = ({ FiatDialog }: { readonly FiatDialog: ComponentType }) => {
  const { _tag } = useUnit(fiatCheckoutModel.$view);
  return _tag === 'Hidden' ? null : <FiatDialog />;
};
