import { combine, createStore, sample } from 'effector';
import type { Store } from 'effector';

import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';

import { createSubmission } from './create-submission';
import { portsProvided, callPort } from './ports';

/** Push notices of the browser about a transaction, if the user enables them. */
export const createNoticesModel = ({ $id }: { readonly $id: Store<string | null> }) => {
  const readPermissionFx = callPort<undefined, NoticePermission>(({ noticePermission }) => noticePermission);
  const askFx = callPort<string, NoticePermission>(({ askForNotices }) => askForNotices);
  const asking = createSubmission({ sendFx: askFx, $about: $id });

  const $permission = createStore<NoticePermission>('unsupported', { serialize: 'ignore' }).on(
    [readPermissionFx.doneData, asking.answered],
    (_, permission) => permission,
  );
  sample({ clock: portsProvided, fn: () => undefined, target: readPermissionFx });

  return { asked: asking.submitted, $view: combine({ permission: $permission, asking: asking.$state }) };
};
