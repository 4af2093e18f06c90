/** @jest-environment browser */
import { webcrypto } from 'node:crypto';

import { whyNotLoaded } from './load-script';

const RIGHT = 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

describe('why a file did not arrive', () => {
  const realFetch = globalThis.fetch;
  // a browser has it on every secure page, jsdom has not
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

  it('puts what comes now in place of what the browser kept', async () => {
    const fetchFile = answering(() => Promise.resolve(new Response('')));
    await whyNotLoaded(file);
    expect(fetchFile).toHaveBeenCalledWith(new URL(file.url, location.href).href, { cache: 'reload' });
  });

  it('is asked once for all who ask at a time, and anew later', async () => {
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
