export type { Fragment, FragmentRequest, RenderFragment } from './fragment.ts';
export type {
  ErrorContext,
  FragmentState,
  Head,
  Location,
  Navigation,
  PublicConfig,
  RemoteManifest,
  RemoteProps,
  StoragePort,
} from './remote.ts';
export { PageData } from './page-data.ts';
export type { Pin, PinnedVersion } from './page-data.ts';
