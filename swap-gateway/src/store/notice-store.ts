import type { MessageQueue, NoticeChannel } from './message-queue.ts';

/** Visitor who requested messages about an order. */
export type Receiver = {
  readonly channel: NoticeChannel;
  /** E-mail address, or the push subscription of a browser as JSON. Never logged. */
  readonly address: string;
  readonly language: string;
};

/** Receivers of messages about orders, and the messages. Addresses are removed when they are no longer needed. */
export type NoticeStore = {
  /** Messages to visitors and to support. The body of a message is erased when its delivery has ended. */
  readonly queue: MessageQueue;
  /** Adds a message that is not about a change of an order. Ignores an existing ID. */
  readonly add: (id: string, receiver: Receiver, body: string) => Promise<void>;
  /** Adds a receiver. False: the order already has the maximum number of receivers. */
  readonly subscribe: (orderId: string, receiver: Receiver) => Promise<boolean>;
  /** E-mail addresses from the creation of an order. Addresses that were added later do not prove ownership. */
  readonly ownerAddresses: (orderId: string) => Promise<readonly string[]>;
  /** Removes a receiver and its waiting messages. */
  readonly unsubscribe: (receiverId: string) => Promise<void>;
  readonly setDevice: (id: string, token: string) => Promise<void>;
  /** Token of a device. Null: unknown. */
  readonly device: (id: string) => Promise<string | null>;
  /** Removes all subscriptions of a browser that its push service no longer knows. */
  readonly forgetAddress: (channel: NoticeChannel, address: string) => Promise<void>;
  /** Marks an ID as used for the given time. False: already used. */
  readonly useOnce: (id: string, forMs: number) => Promise<boolean>;
  /** Removes receivers and devices that were added before the given time. */
  readonly purgeReceivers: (olderThanMs: number) => Promise<void>;
};
