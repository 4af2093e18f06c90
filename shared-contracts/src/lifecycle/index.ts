export type { Fragment, FragmentRequest, RenderFragment } from './fragment.ts';
export type {
  BlockFacts,
  BrowserNotices,
  ErrorContext,
  Feature,
  FragmentState,
  Head,
  Location,
  MountBlock,
  Navigation,
  NoticePermission,
  PublicConfig,
  RemoteManifest,
  RemoteProps,
  StoragePort,
  Visit,
} from './remote.ts';
export { LiveComposition } from './live-composition.ts';
export { PageData, PageSupplement } from './page-data.ts';
export type { Pin, PinnedFile, PinnedVersion, PinReason } from './page-data.ts';
export { RemoteBeacons } from './remote-beacon.ts';
export type { RemoteBeacon } from './remote-beacon.ts';
export { BlocksPage } from './blocks-page.ts';
