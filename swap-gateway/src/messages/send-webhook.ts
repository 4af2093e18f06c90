import { createHmac } from 'node:crypto';

import type { QueuedMessage } from '../store/message-queue.ts';

export type WebhookSettings = {
  readonly url: string;
  /** Signature keys. Each request is signed with all of them, so that a key can be replaced. */
  readonly secrets: readonly Buffer[];
};

/** Result of one delivery. */
export type Delivery =
  | { readonly _tag: 'Delivered' }
  | {
      readonly _tag: 'Failed';
      /** Reason for the log. Contains no address and no secret. */
      readonly reason: string;
      /** Whether another attempt would be useless. */
      readonly isPermanent?: boolean;
    };

const TIMEOUT_MS = 10_000;
const PREFIX = 'whsec_';
const MIN_SECRET_BYTES = 24;

/** Reads secrets: `whsec_` and at least 24 bytes in base64 each, separated by commas. Null if one is invalid. */
export const readWebhookSecrets = (text: string): readonly Buffer[] | null => {
  const words = text.split(',').map((word) => word.trim());
  const secrets = words.map((word) => Buffer.from(word.slice(PREFIX.length), 'base64'));
  const areValid = words.every(
    (word, at) => /^whsec_[A-Za-z0-9+/]+=*$/.test(word) && (secrets[at]?.length ?? 0) >= MIN_SECRET_BYTES,
  );
  return areValid ? secrets : null;
};

/** Headers of the Standard Webhooks specification, with the time of this attempt. */
const webhookHeaders = (
  { id, body }: Pick<QueuedMessage, 'id' | 'body'>,
  secrets: readonly Buffer[],
  nowMs: number,
) => {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return {
    'content-type': 'application/json',
    'user-agent': 'coinlane-webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
};

type SendPorts = {
  readonly now: () => number;
  readonly timeoutMs?: number;
};

/**
 * Creates the sender of webhooks. It sends only to the configured URL, follows no redirects, and does not read the
 * reply's body. Any 2xx is a success.
 */
export const createWebhookSender =
  ({ url, secrets }: WebhookSettings, { now, timeoutMs = TIMEOUT_MS }: SendPorts) =>
  async (message: Pick<QueuedMessage, 'id' | 'body'>, signal: AbortSignal): Promise<Delivery> => {
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: webhookHeaders(message, secrets, now()),
        body: message.body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      await reply.body?.cancel();
      return reply.ok ? { _tag: 'Delivered' } : { _tag: 'Failed', reason: `HTTP ${String(reply.status)}` };
    } catch (error) {
      const { message: text, cause } = error instanceof Error ? error : new Error(String(error));
      return { _tag: 'Failed', reason: cause instanceof Error ? `${text}: ${cause.message}` : text };
    }
  };
