import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a page of the messaging app with an empty frame, on the site's own host, so that the frame keeps its cookies.
 */
export const serveMessenger = async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="en"><title>Chat</title><iframe title="Bot" width="390" height="700"></iframe></html>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  // a server that listens on a port has an address of this kind
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    stop: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
