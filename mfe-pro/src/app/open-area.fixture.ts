import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { createEventBus } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { USER } from '../api/account.fixture';
import { mount, unmount } from '../lifecycle';
import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';

export type OpenArea = {
  /** All calls so far. */
  readonly seen: readonly HttpRequest[];
  /** Bodies sent to a path. */
  readonly sentTo: (path: string) => readonly unknown[];
  readonly props: MountProps;
  readonly bus: EventBus;
};

type Replies = Readonly<Record<string, unknown>>;

let mounted: MountProps | null = null;

/** Opens a page of the area for a signed-in user, with these replies (by `METHOD service/path`). */
export const openArea = async (
  path: string,
  replies: Replies,
  changes: Partial<MountProps> = {},
): Promise<OpenArea> => {
  const seen: HttpRequest[] = [];
  const [pathname = '', search = ''] = path.split('?');
  const http: HttpPort = fakeHttp({ 'GET account/users/me': USER, ...replies }, seen);
  const request = aRequest(pathname, { http, search: search === '' ? '' : `?${search}` });
  const bus = createEventBus(() => undefined);
  mounted = mountPropsOf(request, { bus, ...changes });
  await mount(mounted);
  const sentTo = (to: string): readonly unknown[] =>
    seen.filter((call) => call.path === to && call.method !== 'GET').map(({ body }) => body);
  return { seen, sentTo, props: mounted, bus };
};

/** Unmounts the page; for `afterEach`. */
export const closeArea = async (): Promise<void> => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
};
