import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { OrderHostProvider } from '../../order/app/order-host';
import type { OrderHost } from '../../order/app/order-host';
import { judgeCheckoutFx } from '../model/fiat-checkout';
import { orderEnded } from '../model/transaction-creation';

type Props = Pick<OrderHost, 'statusChanged'> & { readonly children: ReactNode };

/** Connects the order page to the form that created the order: the fiat dialog, and the end of the order. */
export const FormOrderHost = ({ statusChanged, children }: Props) => {
  const { pay, ended } = useUnit({ pay: judgeCheckoutFx, ended: orderEnded });
  const host = useMemo(
    (): OrderHost => ({ pay, ended, ...(statusChanged === undefined ? {} : { statusChanged }) }),
    [pay, ended, statusChanged],
  );
  return <OrderHostProvider value={host}>{children}</OrderHostProvider>;
};
