import type { FetchPort } from '../store/s3-client.ts';
import type { S3Server } from './s3-server.ts';

/** Fetch that times out as soon as the server delays a reply, and never because the machine is busy. */
export const impatientFetch =
  (server: S3Server): FetchPort =>
  async (url, init) => {
    const limit = new AbortController();
    const stop = server.onDelay(() => limit.abort(new DOMException('late', 'TimeoutError')));
    try {
      return await fetch(url, { ...init, signal: limit.signal });
    } finally {
      stop();
    }
  };
