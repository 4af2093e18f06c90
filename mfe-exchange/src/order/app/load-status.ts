import type { ComponentType } from 'react';

import { inTasks, nextTask } from '@coinlane/shared-ui/next-task';

/** The order page, in one script. Its modules are evaluated in separate tasks, dependencies first. */
export const loadStatus = async (): Promise<ComponentType> => {
  await inTasks([
    () =>
      import(
        /* webpackMode: "eager", webpackExports: "transactionStatusModel" */ '../model/transaction-status'
      ),
    () => import(/* webpackMode: "eager", webpackExports: "noticesModel" */ '../model/order-actions'),
    () =>
      import(
        /* webpackMode: "eager", webpackExports: "TransactionStatusScreen" */ '../screens/transaction-status'
      ),
  ]);
  await nextTask();
  const { StatusPart } = await import(/* webpackMode: "eager" */ './status-part');
  await nextTask();
  return StatusPart;
};
