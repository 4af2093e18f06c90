import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { memoryNavigation } from '@coinlane/shared-ui/testing';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { aServiceWith } from './app/service.fixture';
import type { Answers } from './app/service.fixture';
import { mount, unmount } from './lifecycle';
import { render } from './server';

type Settings = Partial<MountProps> & {
  readonly answers?: Answers;
  readonly seen?: HttpRequest[];
  /** Replies for the server's render. */
  readonly onServer?: Answers;
};

let mounted: MountProps | null = null;

/** Renders a page on the server, without hydration. */
export const servedPage = async (
  path: string,
  { answers = {}, seen = [], onServer = {}, ...changes }: Settings = {},
): Promise<MountProps> => {
  const request = aRequest(path, { http: aServiceWith(onServer) });
  const fragment = await render(request);
  const state: unknown = JSON.parse(JSON.stringify(fragment.state));
  const props = mountPropsOf(request, {
    fragment: { state, pathname: request.pathname },
    navigation: memoryNavigation(path),
    http: aServiceWith(answers, seen),
    ...changes,
  });
  props.domElement.innerHTML = fragment.html;
  mounted = props;
  return props;
};

/** Renders a page on the server and mounts it. */
export const livePage = async (path: string, settings: Settings = {}): Promise<MountProps> => {
  const props = await servedPage(path, settings);
  await mount(props);
  return props;
};

/** Unmounts the last page. */
export const leavePage = async (): Promise<void> => {
  if (mounted !== null) await unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
};

/** Paths of the calls that a service received, as `METHOD path`. */
export const pathsOf = (seen: readonly HttpRequest[]): readonly string[] =>
  seen.map(({ method, path }) => `${method} ${path}`);

/** Defines ResizeObserver, which jsdom lacks. jsdom has no layout, so sizes never change. */
export const observeNoSizes = (): void => {
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
};
