import { mountRootParcel, setBootstrapMaxTime, setMountMaxTime, setUnmountMaxTime } from 'single-spa';
import type { AppProps, Parcel, ParcelConfig } from 'single-spa';

/** Mounts a parcel that single-spa forgets when it unmounts. */
export type MountParcel = (config: ParcelConfig, props: { readonly domElement: HTMLElement }) => Parcel;

/**
 * The limit of a slot leaves out the time in which the page is busy, that of single-spa does not. Its timers end only
 * with their time, also for a remote that has gone, and keep its nodes in memory until then.
 */
const SILENT_MS = 10_000;

const nothing = (): Promise<void> => Promise.resolve();

let page: Promise<MountParcel> | null = null;

/**
 * Parent parcel of all slots. single-spa 6 forgets an unmounted parcel only if its parent has a name; others are kept
 * indefinitely, with their element and its listeners (fault matrix F30).
 */
export const pageParcel = (): Promise<MountParcel> => {
  page ??= new Promise((resolve) => {
    // single-spa would log an error after three seconds, as on a slow phone
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
