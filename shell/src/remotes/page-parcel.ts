import { mountRootParcel, setMountMaxTime } from 'single-spa';
import type { AppProps, Parcel, ParcelConfig } from 'single-spa';

/** Mounts a parcel that is forgotten with its unmount. */
export type MountParcel = (config: ParcelConfig, props: { readonly domElement: HTMLElement }) => Parcel;

const LONGEST_MOUNT_MS = 60_000;

const nothing = (): Promise<void> => Promise.resolve();

let page: Promise<MountParcel> | null = null;

/**
 * The parcel that owns those of the slots. single-spa 6 forgets an unmounted parcel only when its owner has a name; those
 * without an owner are kept for ever, with their element and its listeners (fault matrix F30).
 */
export const pageParcel = (): Promise<MountParcel> => {
  page ??= new Promise((resolve) => {
    // a slot has its own limit: single-spa would warn of every mount on a slow device
    setMountMaxTime(LONGEST_MOUNT_MS, false, LONGEST_MOUNT_MS);
    mountRootParcel(
      {
        name: 'page',
        bootstrap: nothing,
        mount: (props: AppProps) => {
          resolve((config, given) => props.mountParcel(config, given));
          return Promise.resolve();
        },
        unmount: nothing,
      },
      { domElement: document.body },
    );
  });
  return page;
};
