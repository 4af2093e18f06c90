import type { MessageQueue, NoticeChannel } from './message-queue.ts';

/** Visitor who requested messages about an order. */
export type Receiver = {
  readonly channel: NoticeChannel;
  /** E-mail address, or the subscription of a browser as JSON. Never logged. */
  readonly address: string;
  readonly language: string;
};

/** Receivers of messages about orders, and the messages themselves. Addresses are removed when they are not needed. */
export type NoticeStore = {
  /** Messages to visitors and to support. The body of one whose delivery has ended is erased. */
  readonly queue: MessageQueue;
  /** Adds a message that is not about a change of an order. An ID that is there is not added again. */
  readonly add: (id: string, receiver: Receiver, body: string) => Promise<void>;
  /** Adds a receiver. False: the order has the most receivers already. */
  readonly subscribe: (orderId: string, receiver: Receiver) => Promise<boolean>;
  /** E-mail addresses that the creation of an order contained. Those that were added later prove nothing. */
  readonly ownerAddresses: (orderId: string) => Promise<readonly string[]>;
  /** Removes a receiver with its messages that wait. */
  readonly unsubscribe: (receiverId: string) => Promise<void>;
  readonly setDevice: (id: string, token: string) => Promise<void>;
  /** Token of a device. Null: unknown. */
  readonly device: (id: string) => Promise<string | null>;
  /** Removes all subscriptions of a browser that its push service does not know any more. */
  readonly forgetAddress: (channel: NoticeChannel, address: string) => Promise<void>;
  /** Marks an ID as used, and remembers it for that time. False: it was used before. */
  readonly useOnce: (id: string, forMs: number) => Promise<boolean>;
  /** Removes receivers and devices that were added before that time. */
  readonly purgeReceivers: (olderThanMs: number) => Promise<void>;
};
