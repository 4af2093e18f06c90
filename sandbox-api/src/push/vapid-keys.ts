import * as t from 'io-ts';
import webPush from 'web-push';

import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';

/** The pair a sender of web push signs with (RFC 8292); both base64url. */
export const VapidKeys = t.readonly(t.type({ publicKey: t.string, privateKey: t.string }), 'VapidKeys');
export type VapidKeys = t.TypeOf<typeof VapidKeys>;

const KEPT = 'vapid';
const KeyRow = t.type({ value: t.string }, 'VapidKeyRow');
const KeptKeys = jsonColumn(VapidKeys);

/** The keys that were configured, else the sandbox's own: made once and kept, or every subscription would be void. */
export const vapidKeysOf = (rows: Rows, configured: VapidKeys | null): VapidKeys => {
  if (configured !== null) return configured;
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  // another process may have been first
  rows.run('INSERT OR IGNORE INTO kept_keys (name, value) VALUES (?, ?)', KEPT, made);
  const kept = rows.first(KeyRow, 'SELECT value FROM kept_keys WHERE name = ?', KEPT);
  const decoded = KeptKeys.decode(kept?.value);
  if (decoded._tag === 'Left') throw new Error('the keys of web push could not be kept');
  return decoded.right;
};
