import { once } from 'node:events';
import { createServer } from 'node:net';

const FIRST = 26_000;
const COUNT = 6_000;

/**
 * Finds a free port for a program that cannot choose one itself. It is outside the range of ephemeral ports,
 * because a connection could take one of those before the program listens, or while it restarts.
 */
export const freePort = async (): Promise<number> => {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
};
