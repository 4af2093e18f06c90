import { setTimeout as wait } from 'node:timers/promises';

import { createWebhookSender } from '@coinlane/swap-gateway';
import type { WebhookSettings } from '@coinlane/swap-gateway';

/** A canary that the guard stopped, or a live version that it replaced by the one before, `restored`. */
type StoppedVersion = {
  readonly environment: string;
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  readonly revision: number;
  readonly restored?: string;
};

/** Sends messages about the guard to the operator. */
export type StopAnnouncer = {
  /** Sends in the background. Never rejects. */
  readonly announce: (stopped: StoppedVersion) => void;
  /** Drops messages that were not delivered. */
  readonly stop: () => Promise<void>;
};

const SECOND = 1000;
/** Waits after a failed delivery, in milliseconds. */
const RETRY_MS: readonly number[] = [1, 5, 30, 120, 600].map((seconds) => seconds * SECOND);

type Ports = {
  /** Receiver of the messages. Null: none are sent. */
  readonly webhook: WebhookSettings | null;
  readonly log: (problem: string) => void;
  readonly now?: () => number;
  readonly retryMs?: readonly number[];
};

/**
 * Creates the announcer. The ID of a message is the same on all servers, so that the receiver can ignore a repeated
 * one. The text is for a person.
 */
export const createStopAnnouncer = ({
  webhook,
  log,
  now = Date.now,
  retryMs = RETRY_MS,
}: Ports): StopAnnouncer => {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const { signal } = ending;
  const send = webhook === null ? null : createWebhookSender(webhook, { now });

  const deliver = async (stopped: StoppedVersion): Promise<void> => {
    const { environment, remote, version, reason, revision, restored } = stopped;
    const [type, what] =
      restored === undefined
        ? ['canary.stopped', `The canary ${remote}@${version} was stopped`]
        : ['release.rolled-back', `${remote}@${version} was rolled back to ${restored}`];
    const text = `${what} in ${environment}. ${reason}`;
    const message = {
      id: `${type.replace('.', '-')}-${environment}-${String(revision)}`,
      body: JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data: { ...stopped, text } }),
    };
    for (const waitMs of [...retryMs, null]) {
      const delivery = await send?.(message, signal);
      if (delivery?._tag !== 'Failed' || signal.aborted) return;
      log(`the operator was not told that ${remote}@${version} was stopped: ${delivery.reason}`);
      if (waitMs !== null) await wait(waitMs, undefined, { signal, ref: false });
    }
  };

  return {
    announce: (stopped) => {
      const delivery = deliver(stopped)
        .catch((error: unknown) => {
          if (!signal.aborted) log(`telling the operator failed: ${String(error)}`);
        })
        .finally(() => running.delete(delivery));
      running.add(delivery);
    },
    stop: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
};
