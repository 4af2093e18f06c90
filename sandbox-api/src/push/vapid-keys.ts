import * as t from 'io-ts';
import webPush from 'web-push';

import { jsonColumn, storedSecret } from '../database/index.ts';
import type { Rows } from '../database/index.ts';

/** Key pair of a web push sender (RFC 8292), both in base64url. */
export const VapidKeys = t.readonly(t.type({ publicKey: t.string, privateKey: t.string }), 'VapidKeys');
export type VapidKeys = t.TypeOf<typeof VapidKeys>;

const KEPT = 'vapid';
const KeptKeys = jsonColumn(VapidKeys);

/**
 * Configured keys, otherwise the sandbox's own. They are created once and stored, because new keys invalidate all
 * subscriptions.
 */
export const vapidKeysOf = (rows: Rows, configured: VapidKeys | null): VapidKeys => {
  if (configured !== null) return configured;
  const kept = storedSecret(rows, KEPT, () => JSON.stringify(webPush.generateVAPIDKeys()));
  const decoded = KeptKeys.decode(kept);
  if (decoded._tag === 'Left') throw new Error('the keys of web push cannot be read');
  return decoded.right;
};
