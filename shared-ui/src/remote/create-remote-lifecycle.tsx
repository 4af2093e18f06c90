import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { startTransition, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';

import type { Location, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { trackInteraction } from './track-interaction';
import type { InteractionTracker } from './track-interaction';
import { isHydrationError } from './hydration-error';
import { RemoteBoundary } from './remote-boundary';
import { RemotePropsProvider } from './remote-props';
import { StartPlaceProvider } from './start-place';

/** Props that single-spa adds to a parcel. */
export type MountProps = RemoteProps & {
  readonly domElement: HTMLElement;
  /** Called when a mounted remote fails. */
  readonly onFailure?: (error: unknown) => void;
};

export type RemoteParts = {
  readonly name: string;
  /** Creates the effector scope of a mount, from the server state if there is one. */
  readonly createScope: (props: RemoteProps, state: unknown) => Scope;
  readonly Root: ComponentType;
  /**
   * Hydrates in time slices of a few milliseconds. For long pages whose content changes only when the user
   * interacts: any other change would cause a hydration mismatch.
   */
  readonly isTakenOverInParts?: boolean;
};

export type RemoteLifecycle = {
  readonly bootstrap: () => Promise<void>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
};

const Mounted = ({
  onMounted,
  children,
}: {
  readonly onMounted: () => void;
  readonly children: ReactNode;
}) => {
  useEffect(onMounted, [onMounted]);
  return children;
};

type TreeProps = {
  readonly parts: RemoteParts;
  readonly props: MountProps;
  readonly scope: Scope;
  readonly startPlace: Location;
  readonly onMounted: () => void;
  readonly onError: (error: unknown) => void;
};

const RemoteTree = ({ parts: { Root }, props, scope, startPlace, onMounted, onError }: TreeProps) => (
  <RemoteBoundary onError={onError}>
    <Mounted onMounted={onMounted}>
      <I18nextProvider i18n={props.i18n}>
        <RemotePropsProvider value={props}>
          <StartPlaceProvider value={startPlace}>
            <Provider value={scope}>
              <Root />
            </Provider>
          </StartPlaceProvider>
        </RemotePropsProvider>
      </I18nextProvider>
    </Mounted>
  </RemoteBoundary>
);

type Trackers = {
  readonly use: InteractionTracker;
  readonly onRoot: (root: Root) => void;
  readonly onMounted: () => void;
  readonly onError: (error: unknown) => void;
};

/** A visitor who navigated before hydration is on another page than the server-rendered one. */
const isRenderedHere = ({ fragment, navigation }: MountProps): boolean =>
  fragment !== undefined && fragment.pathname === navigation.location().pathname;

const start = (parts: RemoteParts, mountProps: MountProps, trackers: Trackers): void => {
  const { use, onRoot, onMounted, onError } = trackers;
  const { fragment, ...rest } = mountProps;
  const isHere = isRenderedHere(mountProps);
  const props: MountProps = isHere && fragment !== undefined ? { ...rest, fragment } : rest;
  const options = {
    identifierPrefix: parts.name,
    onUncaughtError: onError,
    onRecoverableError: (error: unknown) => {
      // not an error: React renders a part again if the user typed or left the page before it was hydrated
      const isExpected =
        props.fragment === undefined
          ? isHydrationError(error)
          : use.hasInteracted() || !isRenderedHere(mountProps);
      if (!isExpected) props.reportError(error, { where: `${parts.name} hydration` });
    },
  };
  const scope = parts.createScope(props, props.fragment?.state);
  const tree = (
    <RemoteTree
      parts={parts}
      props={props}
      scope={scope}
      startPlace={props.navigation.location()}
      onMounted={onMounted}
      onError={onError}
    />
  );
  if (props.fragment !== undefined) {
    const takeOver = (): void => onRoot(hydrateRoot(props.domElement, tree, options));
    // a transition yields to user input every few milliseconds
    if (parts.isTakenOverInParts === true) startTransition(takeOver);
    else takeOver();
    return;
  }
  props.domElement.replaceChildren();
  const root = createRoot(props.domElement, options);
  onRoot(root);
  root.render(tree);
};

type Mount = { root: Root | null; readonly use: InteractionTracker };

/** Creates the lifecycle of a remote: one React root and one scope per mount, removed on unmount. */
export const createRemoteLifecycle = (parts: RemoteParts): RemoteLifecycle => {
  const mounts = new Map<HTMLElement, Mount>();
  const end = (element: HTMLElement): void => {
    const mount = mounts.get(element);
    mounts.delete(element);
    mount?.use.stop();
    mount?.root?.unmount();
  };
  return {
    bootstrap: () => Promise.resolve(),
    mount: (props) =>
      new Promise((resolve, reject) => {
        let isMounted = false;
        const mount: Mount = { root: null, use: trackInteraction(props.domElement) };
        mounts.set(props.domElement, mount);
        const onMounted = (): void => {
          isMounted = true;
          resolve();
        };
        const onError = (error: unknown): void => {
          if (isMounted) {
            props.onFailure?.(error);
            return;
          }
          reject(error instanceof Error ? error : new Error(String(error)));
          // deferred, because React is rendering this root
          queueMicrotask(() => {
            end(props.domElement);
          });
        };
        const onRoot = (root: Root): void => {
          mount.root = root;
        };
        start(parts, props, { use: mount.use, onRoot, onMounted, onError });
      }),
    unmount: ({ domElement }) => {
      end(domElement);
      return Promise.resolve();
    },
  };
};
