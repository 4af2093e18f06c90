import type { FastifyInstance } from 'fastify';

import type { ReceiptKeys } from '@coinlane/shared-contracts/receipts';

/** Adds `/.well-known/receipt-keys.json`: the public keys for receipts. Pages of other sites can read it. */
export const addReceiptKeys = (app: FastifyInstance, keys: () => Promise<ReceiptKeys>): void => {
  app.get('/.well-known/receipt-keys.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send(await keys()),
  );
};
