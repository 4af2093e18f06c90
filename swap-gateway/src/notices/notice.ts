import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { parseJson } from '@coinlane/shared-contracts/codecs';

import type { Delivery } from '../messages/send-webhook.ts';
import type { NoticeChannel, QueuedMessage } from '../store/message-queue.ts';

const StoredNotice = t.type(
  {
    receiverId: t.union([t.string, t.null]),
    address: t.string,
    language: t.string,
    body: t.string,
  },
  'StoredNotice',
);

/** A message to one visitor, or to support. */
export type Notice = t.TypeOf<typeof StoredNotice> & {
  /** The same in each attempt. */
  readonly id: string;
  /** Failed deliveries so far. */
  readonly attempts: number;
};

/** One way to notify visitors. */
export type NoticeSender = {
  /** Whether an address can receive messages. */
  readonly accepts: (address: string) => boolean;
  /** Sends a message. `isGone`: the address is no longer in use. */
  readonly send: (notice: Notice, signal: AbortSignal) => Promise<Delivery & { readonly isGone?: boolean }>;
};

/** Ways to notify visitors. A missing one is not offered. */
export type NoticeSenders = Readonly<Partial<Record<NoticeChannel, NoticeSender>>>;

/** Reads a stored message. Null: its record is damaged. */
export const toNotice = ({ id, attempts, body }: QueuedMessage): Notice | null => {
  const decoded = StoredNotice.decode(parseJson(body));
  return E.isRight(decoded) ? { ...decoded.right, id, attempts } : null;
};
