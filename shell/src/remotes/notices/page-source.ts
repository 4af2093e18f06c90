import type { NoticePermission } from '@coinlane/shared-contracts/lifecycle';

import type { NoticesSource } from './browser-notices';
import { SERVICE_WORKER } from './service-worker-url';

const DEVICE_BYTES = 16;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

const isSupported = (page: Window & typeof globalThis): boolean =>
  page.isSecureContext &&
  'Notification' in page &&
  'PushManager' in page &&
  'serviceWorker' in page.navigator;

const keyIn = (reply: unknown): string | null => {
  const key: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'publicKey') : null;
  return typeof key === 'string' && key !== '' ? key : null;
};

/** Whether a subscription uses the current key of the site. */
const isOfKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const known = options.applicationServerKey;
  return known !== null && String(new Uint8Array(known)) === String(key);
};

const subscribe = async ({ serviceWorker }: Navigator, publicKey: string): Promise<unknown> => {
  await serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known !== null && isOfKey(known, applicationServerKey)) return known.toJSON();
  await known?.unsubscribe();
  return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
};

/** Notification functions of the current browser. */
export const pageSource = (page: Window & typeof globalThis): NoticesSource => {
  const permission = (): NoticePermission =>
    isSupported(page) ? page.Notification.permission : 'unsupported';
  return {
    permission,
    requestPermission: () => page.Notification.requestPermission(),
    subscribe: (publicKey) => subscribe(page.navigator, publicKey),
    fetchKey: async () => {
      const reply = await page.fetch('/data/push-key');
      return reply.ok ? keyIn(await reply.json()) : null;
    },
    hearWorker: (hear) => {
      const hearMessage = ({ data }: MessageEvent<unknown>): void => hear(data);
      page.navigator.serviceWorker.addEventListener('message', hearMessage);
      return () => page.navigator.serviceWorker.removeEventListener('message', hearMessage);
    },
    randomBytes: () => page.crypto.getRandomValues(new Uint8Array(DEVICE_BYTES)),
  };
};
