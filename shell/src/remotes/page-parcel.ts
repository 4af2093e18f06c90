import { mountRootParcel } from 'single-spa';
import type { AppProps, Parcel, ParcelConfig } from 'single-spa';

/** Mounts a parcel that is forgotten with its unmount. */
export type MountParcel = (config: ParcelConfig, props: { readonly domElement: HTMLElement }) => Parcel;

const nothing = (): Promise<void> => Promise.resolve();

let page: Promise<MountParcel> | null = null;

/**
 * The parcel that owns those of the slots. single-spa 6 forgets an unmounted parcel only when its owner has a name; those
 * without an owner are kept for ever, with their element and its listeners (fault matrix F30).
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
