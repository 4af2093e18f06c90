import type { CDPSession } from 'playwright';

/** A transferred file: its kind, the time of its request in ms since the page was requested, and its bytes. */
type LoadedFile = {
  readonly kind: 'html' | 'css' | 'js' | 'other';
  readonly askedAt: number;
  readonly bytes: number;
};
export type Traffic = {
  readonly files: readonly LoadedFile[];
  readonly requests: number;
  readonly lastAt: number;
};

const kindOf = (type: string, mimeType: string): LoadedFile['kind'] => {
  if (type === 'Document') return 'html';
  if (mimeType.includes('javascript')) return 'js';
  return mimeType.includes('css') ? 'css' : 'other';
};

const noTraffic = (): Traffic => ({ files: [], requests: 0, lastAt: Date.now() });

/** Counts transferred bytes, including headers. Responses from the HTTP cache do not count. */
export const countTraffic = (cdp: CDPSession) => {
  const kinds = new Map<string, LoadedFile['kind']>();
  const cached = new Set<string>();
  const askedAt = new Map<string, number>();
  let pageAskedAt: number | null = null;
  let state = noTraffic();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    pageAskedAt ??= timestamp;
    askedAt.set(requestId, (timestamp - pageAskedAt) * 1_000);
    state = { ...state, requests: state.requests + 1, lastAt: Date.now() };
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    cached.add(requestId);
    state = { ...state, requests: state.requests - 1 };
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, kindOf(type, response.mimeType));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    const file = { kind, askedAt: askedAt.get(requestId) ?? 0, bytes: encodedDataLength };
    state = {
      ...state,
      files: [...state.files, ...(cached.has(requestId) ? [] : [file])],
      lastAt: Date.now(),
    };
  });
  return {
    read: () => state,
    reset: () => {
      pageAskedAt = null;
      state = noTraffic();
    },
  };
};

/** Bytes of files of one kind that were requested before a time. Without a time, of all such files. */
export const bytesOf = (
  { files }: Traffic,
  kind: LoadedFile['kind'],
  until: number = Number.POSITIVE_INFINITY,
): number =>
  files
    .filter((file) => file.kind === kind && file.askedAt <= until)
    .reduce((sum, { bytes }) => sum + bytes, 0);
