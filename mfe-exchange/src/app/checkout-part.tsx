import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { fiatCheckoutModel } from '../model/fiat-checkout';

/** The fiat dialog over whatever page is shown, once there is something to say. */
export const CheckoutPart = ({ FiatDialog }: { readonly FiatDialog: ComponentType }) => {
  const { _tag } = useUnit(fiatCheckoutModel.$view);
  return _tag === 'Hidden' ? null : <FiatDialog />;
};
