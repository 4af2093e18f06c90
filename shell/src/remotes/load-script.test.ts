/** @jest-environment browser */
import { webcrypto } from 'node:crypto';

import { whyNotLoaded } from './load-script';

const RIGHT = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

describe('the reason why a file did not load', () => {
  const realFetch = globalThis.fetch;
  // jsdom lacks `crypto.subtle`, which browsers have on a secure page
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const answering = (answer: () => Promise<Response>) => {
    const fetchFile = jest.fn(answer);
    globalThis.fetch = fetchFile;
    return fetchFile;
  };
  const file = { url: '/remotes/mfe-x/1/entry.js', integrity: RIGHT };

  it.each([
    {
      found: 'an error status',
      answer: () => Promise.resolve(new Response('gone', { status: 404 })),
      kind: 'http',
    },
    { found: 'other bytes', answer: () => Promise.resolve(new Response('altered')), kind: 'integrity' },
    { found: 'the right bytes', answer: () => Promise.resolve(new Response('')), kind: 'network' },
    { found: 'nothing', answer: () => Promise.reject(new TypeError('reset')), kind: 'network' },
  ])('$found: $kind', async ({ answer, kind }) => {
    answering(answer);
    expect(await whyNotLoaded(file)).toBe(kind);
  });

  it('replaces the file in the browser cache', async () => {
    const fetchFile = answering(() => Promise.resolve(new Response('')));
    await whyNotLoaded(file);
    expect(fetchFile).toHaveBeenCalledWith(new URL(file.url, location.href).href, { cache: 'reload' });
  });

  it('is requested once for concurrent callers, and again later', async () => {
    const fetchFile = answering(() => Promise.resolve(new Response('')));
    await Promise.all([
      whyNotLoaded(file),
      whyNotLoaded({ ...file, url: new URL(file.url, location.href).href }),
    ]);
    expect(fetchFile).toHaveBeenCalledTimes(1);
    await whyNotLoaded(file);
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });
});
