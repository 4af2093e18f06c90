import { mountRootParcel } from 'single-spa';
import type { AppProps, Parcel, ParcelConfig } from 'single-spa';

/** Mounts a parcel that single-spa forgets when it unmounts. */
export type MountParcel = (config: ParcelConfig, props: { readonly domElement: HTMLElement }) => Parcel;

const nothing = (): Promise<void> => Promise.resolve();

let page: Promise<MountParcel> | null = null;

/**
 * Parent parcel of all slots. single-spa 6 forgets an unmounted parcel only if its parent has a name; others are kept
 * indefinitely, with their element and its listeners (fault matrix F30).
 */
export const pageParcel = (): Promise<MountParcel> => {
  page ??= new Promise((resolve) => {
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
