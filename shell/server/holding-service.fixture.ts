import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a service that holds its replies until they are released, and replies at once afterwards. */
export const startHoldingService = async () => {
  const held: ServerResponse[] = [];
  let isHolding = true;
  const server = createServer((_, response) => {
    if (isHolding) held.push(response);
    else response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    /** Resolves when so many requests have arrived. */
    untilHeld: async (count: number): Promise<void> => {
      while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    release: (): void => {
      isHolding = false;
      for (const response of held) response.end('{}');
    },
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
