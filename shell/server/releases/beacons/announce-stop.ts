import { setTimeout as wait } from 'node:timers/promises';

import { createWebhookSender } from '@coinlane/swap-gateway';
import type { Delivery, WebhookSettings } from '@coinlane/swap-gateway';

/** A canary that the guard stopped, or a live version that it replaced with the previous one, `restored`. */
type StoppedVersion = {
  readonly environment: string;
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  readonly revision: number;
  readonly restored?: string;
};

/** Notifies the operator about stops of the guard. */
export type StopAnnouncer = {
  /** Sends in the background. Never rejects. */
  readonly announce: (stopped: StoppedVersion) => void;
  /** Drops undelivered messages. */
  readonly stop: () => Promise<void>;
};

/** Sends an e-mail to the operator. The ID is the same in each attempt, so that it arrives once. */
export type OperatorMail = (
  mail: { readonly id: string; readonly subject: string; readonly text: string },
  signal: AbortSignal,
) => Promise<Delivery>;

const SECOND = 1000;
/** Delays after a failed delivery, in milliseconds. */
const RETRY_MS: readonly number[] = [1, 5, 30, 120, 600].map((seconds) => seconds * SECOND);

type Ports = {
  /** Receiver of the messages. Null: none. */
  readonly webhook: WebhookSettings | null;
  /** Null: no e-mails are sent. */
  readonly mail?: OperatorMail | null;
  readonly log: (problem: string) => void;
  readonly now?: () => number;
  readonly retryMs?: readonly number[];
};

type Announcement = {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly text: string;
  readonly timestamp: string;
  readonly stopped: StoppedVersion;
};

type Channel = (announcement: Announcement, signal: AbortSignal) => Promise<Delivery>;

/**
 * Composes a message. The text is for a person. The ID is the same on all servers, so that the receiver can ignore
 * duplicates.
 */
const announcementOf = (stopped: StoppedVersion, nowMs: number): Announcement => {
  const { environment, remote, version, reason, revision, restored } = stopped;
  const [type, what] =
    restored === undefined
      ? ['canary.stopped', `The canary ${remote}@${version} was stopped`]
      : ['release.rolled-back', `${remote}@${version} was rolled back to ${restored}`];
  return {
    id: `${type.replace('.', '-')}-${environment}-${String(revision)}`,
    type,
    subject: `${what} in ${environment}`,
    text: `${what} in ${environment}. ${reason}`,
    timestamp: new Date(nowMs).toISOString(),
    stopped,
  };
};

const webhookChannel = (settings: WebhookSettings, now: () => number): Channel => {
  const send = createWebhookSender(settings, { now });
  return ({ id, type, timestamp, stopped, text }, signal) =>
    send({ id, body: JSON.stringify({ type, timestamp, data: { ...stopped, text } }) }, signal);
};

const mailChannel =
  (send: OperatorMail): Channel =>
  ({ id, subject, text, stopped }, signal) => {
    const advice = `The change is revision ${String(stopped.revision)}: npx ledger history ${stopped.remote}`;
    return send({ id, subject, text: `${text}\n\n${advice}\n` }, signal);
  };

/** Creates the announcer. It retries each channel separately. */
export const createStopAnnouncer = ({
  webhook,
  mail = null,
  log,
  now = Date.now,
  retryMs = RETRY_MS,
}: Ports): StopAnnouncer => {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const { signal } = ending;
  const channels = [
    ...(webhook === null ? [] : [webhookChannel(webhook, now)]),
    ...(mail === null ? [] : [mailChannel(mail)]),
  ];

  const deliver = async (announcement: Announcement, channel: Channel): Promise<void> => {
    const { remote, version } = announcement.stopped;
    for (const waitMs of [...retryMs, null]) {
      const delivery = await channel(announcement, signal);
      if (delivery._tag !== 'Failed' || signal.aborted) return;
      log(`the operator was not told that ${remote}@${version} was stopped: ${delivery.reason}`);
      if (delivery.isPermanent === true) return;
      if (waitMs !== null) await wait(waitMs, undefined, { signal, ref: false });
    }
  };

  return {
    announce: (stopped) => {
      const announcement = announcementOf(stopped, now());
      for (const channel of channels) {
        const delivery = deliver(announcement, channel)
          .catch((error: unknown) => {
            if (!signal.aborted) log(`telling the operator failed: ${String(error)}`);
          })
          .finally(() => running.delete(delivery));
        running.add(delivery);
      }
    },
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
};
