import type { FastifyInstance } from 'fastify';

import type { LabCoin } from './coins.table.ts';
import type { OrderBook } from './order-book.ts';

export type FakePorts = {
  readonly book: OrderBook;
  readonly now: () => number;
  /** Coins that ChangeNOW offers. The other fakes offer all coins. */
  readonly coins: readonly LabCoin[];
};

/** A fake of one provider. */
export type Fake = {
  /** ID of the provider in the registry of the swap gateway. */
  readonly id: string;
  /** Adds the calls of the provider. */
  readonly add: (app: FastifyInstance, ports: FakePorts) => void;
  /** Settings with which the site connects to it. Null: the provider has no such setting. */
  readonly key: string | null;
  readonly account: string | null;
  readonly publicKey: string | null;
  readonly sharesVisitorIp: boolean;
  /**
   * Start of each call, such as `POST /orders`, and the field of the read reply with the status. For fault injection.
   */
  readonly calls: {
    readonly quote: string;
    readonly create: string;
    readonly read: string;
    readonly statusField: string;
  };
};
