import type { BrowserNotices, NoticePermission, StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import { STORED } from '../../storage';

/** Browser functions. Replaced in tests. */
export type NoticesSource = {
  readonly permission: () => NoticePermission;
  readonly requestPermission: () => Promise<NoticePermission>;
  /** Registers the service worker and subscribes with a key. Returns the subscription as JSON. */
  readonly subscribe: (publicKey: string) => Promise<unknown>;
  /** Public key of the push service. Null: no push service. */
  readonly fetchKey: () => Promise<string | null>;
  readonly hearWorker: (hear: (message: unknown) => void) => () => void;
  readonly randomBytes: () => Uint8Array;
};

type Options = {
  readonly source: NoticesSource;
  readonly storage: StoragePort;
  readonly language: Language;
};

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const DEVICE = /^[0-9a-f]{32}$/;

const isAbout = (message: unknown): message is { readonly transactionId: string } =>
  typeof message === 'object' &&
  message !== null &&
  Reflect.get(message, 'type') === 'transaction' &&
  typeof Reflect.get(message, 'transactionId') === 'string';

/** Identifies this browser to the push service. Random, generated only once. */
const deviceOf = ({ source, storage }: Options): string => {
  const known = storage.read(STORED.device);
  if (known !== null && DEVICE.test(known)) return known;
  const drawn = hex(source.randomBytes());
  storage.write(STORED.device, drawn);
  return drawn;
};

/** Browser notifications (spec §4 "Push notification permission", ADR 0018). Shows no prompt before `enable`. */
export const browserNotices = (options: Options): BrowserNotices => {
  const { source, language } = options;
  return {
    permission: source.permission,
    enable: async () => {
      const permission =
        source.permission() === 'default' ? await source.requestPermission() : source.permission();
      if (permission !== 'granted') return { _tag: 'NotAllowed', permission };
      const publicKey = await source.fetchKey();
      if (publicKey === null) throw new Error('push is not configured');
      const subscription = await source.subscribe(publicKey);
      const token = JSON.stringify({ ...Object(subscription), language });
      return { _tag: 'Enabled', deviceId: deviceOf(options), token };
    },
    listen: (hear) =>
      source.hearWorker((message) => {
        if (isAbout(message)) hear(message.transactionId);
      }),
  };
};
