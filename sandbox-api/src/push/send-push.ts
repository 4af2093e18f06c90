import webPush from 'web-push';

import { PUSH_TIMEOUT_MS } from '../settings.ts';
import type { Subscription } from './subscription.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Result of a message. A subscription that is `gone` is not used again. */
export type Sent = 'accepted' | 'gone' | 'failed';

export type PushSender = {
  readonly keys: VapidKeys;
  /** Contact of the sender: `mailto:` or `https:` (RFC 8292). */
  readonly subject: string;
};

const GONE: readonly number[] = [404, 410];
const TTL_SECONDS = 86_400;

/** Encrypts a message for one browser (RFC 8291) and sends it to its push service. Never rejects. */
export const sendPush = async (
  { keys, subject }: PushSender,
  subscription: Subscription,
  message: unknown,
): Promise<Sent> => {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        TTL: TTL_SECONDS,
        vapidDetails: { subject, ...keys },
      },
    );
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
    });
    if (reply.ok) return 'accepted';
    return GONE.includes(reply.status) ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
};
