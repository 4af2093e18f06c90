import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** The port of a site. */
export const portOf = (baseURL: string | undefined): number => Number(new URL(baseURL ?? '').port);

/** Connects to a port of this machine. */
export const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends bytes unchanged. Resolves with the status of the response, or 0 if the connection was closed without one. */
export const say = async (port: number, words: string | Buffer): Promise<number> => {
  const socket = await open(port);
  return new Promise((resolve) => {
    const end = (status: number): void => {
      socket.destroy();
      resolve(status);
    };
    socket.once('data', (answer: Buffer) =>
      end(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1] ?? 0)),
    );
    socket.on('error', () => end(0));
    socket.once('close', () => end(0));
    socket.write(words);
  });
};
