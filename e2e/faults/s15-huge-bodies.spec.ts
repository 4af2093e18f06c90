import { open, portOf, say } from '../support/raw-connection.ts';
import { expect, test } from '../support/test.ts';

const HUGE_BYTES = 100_000_000;
/** The bytes that can be in buffers of the machine when the answer arrives. */
const MAX_TAKEN_BYTES = 20_000_000;
/** A reply takes milliseconds. The server gives up on unfinished requests after 20 s. */
const AT_ONCE_MS = 19_000;
const PIECE = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);

/**
 * Sends a body in chunks until the server closes the connection. Returns the status and the number of accepted bytes.
 */
const pour = async (port: number, head: string): Promise<{ status: number; takenBytes: number }> => {
  const socket = await open(port);
  return new Promise((resolve) => {
    let status = 0;
    let sentBytes = 0;
    const send = (): void => {
      while (!socket.destroyed && sentBytes < HUGE_BYTES) {
        sentBytes += PIECE.length;
        if (!socket.write(PIECE)) return;
      }
    };
    socket.on('data', (answer: Buffer) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? 0);
    });
    socket.on('drain', send);
    socket.on('error', () => undefined);
    socket.once('close', () => resolve({ status, takenBytes: sentBytes - socket.writableLength }));
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
    send();
  });
};

for (const path of ['/csp-report', '/data/beacons', '/gateway/account/transactions', '/ledger/promote']) {
  test(`S15 a body of 100 MB to ${path} is refused before it has been read`, async ({ baseURL, request }) => {
    const port = portOf(baseURL);
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    const startedAt = Date.now();
    const announced = await say(port, `${head}content-length: ${String(HUGE_BYTES)}\r\n\r\n`);
    expect([401, 403, 413], 'announced').toContain(announced);
    // a client that does not read may find the connection closed before the answer arrives
    const { status, takenBytes } = await pour(port, head);
    expect([401, 403, 413, 0], 'in pieces').toContain(status);
    expect(takenBytes).toBeLessThan(MAX_TAKEN_BYTES);
    expect(Date.now() - startedAt).toBeLessThan(AT_ONCE_MS);
    expect((await request.get('/terms-of-use')).status()).toBe(200);
  });
}
