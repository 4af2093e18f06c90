import { mountRootParcel, setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';
import type { AppProps, Parcel, ParcelConfig } from 'single-spa';

/** Mounts a parcel that single-spa removes from memory when it unmounts. */
export type MountParcel = (config: ParcelConfig, props: { readonly domElement: HTMLElement }) => Parcel;

/**
 * Time-out of single-spa. It includes the time in which the page is busy; the limit of a slot does not. Its timers
 * never end early, and keep the nodes of a removed remote in memory until then.
 */
const SILENT_MS = 10_000;

const nothing = (): Promise<void> => Promise.resolve();

let page: Promise<MountParcel> | null = null;

/**
 * Parent parcel of all slots. single-spa 6 keeps an unmounted parcel in memory, with its element and listeners,
 * unless its parent has a name (fault matrix F30).
 */
export const pageParcel = (): Promise<MountParcel> => {
  page ??= new Promise((resolve) => {
    // by default, single-spa logs an error after three seconds, which is normal on a slow phone
    for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime])
      setMaxTime(SILENT_MS, false, SILENT_MS);
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
