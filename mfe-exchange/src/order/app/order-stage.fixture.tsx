import type { MountProps } from '@coinlane/shared-ui/remote';
import type { ReactNode } from 'react';

import { showOnStage } from '../../app/stage.fixture';
import { createOrderScope } from './create-order-scope';
import type { OrderHost } from './order-host';
import { LocalOrders } from './order-scope';

type Settings = Omit<Parameters<typeof showOnStage>[1] & object, 'createScope'> & {
  readonly host?: Partial<OrderHost>;
};

/** Renders one screen about orders with its own scope, with overrides from the test. */
export const showOrderOnStage = (screen: ReactNode, { host = {}, ...settings }: Settings = {}) =>
  showOnStage(
    <>
      {screen}
      <LocalOrders />
    </>,
    {
      ...settings,
      createScope: (props: MountProps) =>
        createOrderScope(props, { pay: () => undefined, ended: () => undefined, ...host }, null),
    },
  );
