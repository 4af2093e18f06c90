/** Ways to notify a visitor about an order. */
export type NoticeChannel = 'email' | 'push';

/** A message about an order, delivered at least once. */
export type Message = {
  /** The receiver uses it to recognise a repeated delivery. */
  readonly id: string;
  /**
   * A webhook goes to the operator. Other messages go to each visitor who requested them, with the ID of the
   * receiver appended.
   */
  readonly channel: 'webhook' | NoticeChannel;
  readonly body: string;
};

export type QueuedMessage = Message & {
  readonly orderId: string;
  /** Failed deliveries so far. */
  readonly attempts: number;
};

/** Messages by channel and phase, with the time since the oldest one was stored or ended. */
type QueueCount = {
  readonly channel: string;
  readonly phase: string;
  readonly count: number;
  readonly oldestMs: number;
};

/** A queue of messages that several servers deliver. */
export type MessageQueue = {
  /**
   * Takes messages that are due, at most one of each topic and channel. No other server gets them until the lease
   * ends.
   */
  readonly take: (query: {
    readonly holder: string;
    readonly forMs: number;
    readonly most: number;
  }) => Promise<readonly QueuedMessage[]>;
  /** Ends the delivery of a message. */
  readonly end: (id: string, phase: 'delivered' | 'given-up') => Promise<void>;
  /** Counts a failed delivery, and sets the time of the next one. */
  readonly retry: (id: string, inMs: number) => Promise<void>;
  readonly counts: () => Promise<readonly QueueCount[]>;
  /** Removes messages whose delivery ended before the given time. Returns their number. */
  readonly purge: (olderThanMs: number) => Promise<number>;
};
