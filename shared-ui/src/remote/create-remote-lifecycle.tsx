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
import { RemoteBoundary } from './remote-boundary';
import { RemotePropsProvider } from './remote-props';
import { StartPlaceProvider } from './start-place';

/** What single-spa adds to a parcel's props. */
export type MountProps = RemoteProps & {
  readonly domElement: HTMLElement;
  /** The slot wants to know when a mounted remote breaks. */
  readonly onFailure?: (error: unknown) => void;
};

export type RemoteParts = {
  readonly name: string;
  /** One effector scope per mount, from the server's state when there is one. */
  readonly createScope: (props: RemoteProps, state: unknown) => Scope;
  readonly Root: ComponentType;
  /**
   * Takes over what the server drew a few milliseconds at a time. For pages that are long and say the same until
   * somebody uses them: what changes by itself meanwhile would no longer be what the server drew.
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

type Hearers = {
  readonly use: InteractionTracker;
  readonly onRoot: (root: Root) => void;
  readonly onMounted: () => void;
  readonly onError: (error: unknown) => void;
};

/** Who went on before the code was there is on another page than the server's. */
const isRenderedHere = ({ fragment, navigation }: MountProps): boolean =>
  fragment !== undefined &&
  (fragment.pathname ?? navigation.location().pathname) === navigation.location().pathname;

const start = (parts: RemoteParts, given: MountProps, hearers: Hearers): void => {
  const { use, onRoot, onMounted, onError } = hearers;
  const { fragment, ...rest } = given;
  const isHere = isRenderedHere(given);
  const props: MountProps = isHere && fragment !== undefined ? { ...rest, fragment } : rest;
  const options = {
    identifierPrefix: parts.name,
    onUncaughtError: onError,
    onRecoverableError: (error: unknown) => {
      // a part that comes to life after somebody typed is drawn anew with what they typed: nothing is wrong
      if (!use.hasInteracted()) props.reportError(error, { where: `${parts.name} hydration` });
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
    // a transition gives way to a visitor's finger every few milliseconds
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

/** Makes a remote's lifecycle: one React root and one scope per mount, both gone with the unmount. */
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
          // React is at work on this very root
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
