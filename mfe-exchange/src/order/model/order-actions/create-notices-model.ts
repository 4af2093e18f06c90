import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';
import { createMutation } from '@coinlane/shared-ui/query';

/** Push notices of the browser about a transaction, if the user enables them. */
export const createNoticesModel = ({ $id }: { readonly $id: Store<string | null> }) => {
  /** The page is hydrated, so the browser's permission can be read. */
  const started = createEvent();
  /** Port: reads the browser's permission without asking the user. */
  const readPermissionFx = createEffect<undefined, NoticePermission>();
  /** Requests the permission, then subscribes this device. */
  const asking = createMutation<string, NoticePermission>({ resetBy: $id });

  const $permission = createStore<NoticePermission>('unsupported', { serialize: 'ignore' }).on(
    [readPermissionFx.doneData, asking.executeFx.doneData],
    (_, permission) => permission,
  );
  sample({ clock: started, fn: () => undefined, target: readPermissionFx });

  return {
    started,
    asked: asking.start,
    readPermissionFx,
    askFx: asking.executeFx,
    $view: combine({ permission: $permission, asking: asking.$mutation }),
  };
};
