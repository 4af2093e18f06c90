import { inTasks, nextTask } from '@coinlane/shared-ui/next-task';
import { createRemoteLifecycle } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { manifest } from '../manifest';
import { details, extras, fiatDialog, history, transactionStatus } from './parts';

/** The form, in one script. Its modules are evaluated in separate tasks, dependencies first. */
export const loadForm = async (): Promise<RemoteLifecycle> => {
  await inTasks([
    () => import(/* webpackMode: "eager", webpackExports: "amountModel" */ '../form/model/amount'),
    () => import(/* webpackMode: "eager", webpackExports: "pairModel" */ '../form/model/pair'),
    () => import(/* webpackMode: "eager", webpackExports: "estimateModel" */ '../form/model/estimate'),
    () => import(/* webpackMode: "eager", webpackExports: "recipientModel" */ '../form/model/recipient'),
    () =>
      import(
        /* webpackMode: "eager", webpackExports: "transactionCreationModel" */ '../form/model/transaction-creation'
      ),
  ]);
  await nextTask();
  const { createRemoteScope } = await import(
    /* webpackMode: "eager", webpackExports: "createRemoteScope" */ './create-remote-scope'
  );
  await nextTask();
  const { createRemoteRoot } = await import(/* webpackMode: "eager" */ './remote-root');
  const { HomePart } = await import(/* webpackMode: "eager" */ '../form/app/home-part');
  await nextTask();
  return createRemoteLifecycle({
    name: manifest.name,
    isTakenOverInParts: true,
    createScope: createRemoteScope,
    Root: createRemoteRoot({
      Extras: extras.OnDemand,
      Details: details.OnDemand,
      TransactionStatus: transactionStatus.OnDemand,
      FiatDialog: fiatDialog.OnDemand,
      History: history.OnDemand,
      Home: HomePart,
    }),
  });
};
