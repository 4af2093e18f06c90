import type { ServiceCall, ServiceReply } from './render-job.ts';

/** Requests from a render to the server. */
export type ServerPorts = {
  /** Verified code of a bundle, or null. */
  readonly source: (sha384: string) => Promise<string | null>;
  readonly call: (call: ServiceCall) => Promise<ServiceReply>;
  /** Resolves when the server has read all earlier messages. */
  readonly turn: () => Promise<void>;
};

type Question =
  | ({ readonly kind: 'call'; readonly call: number } & ServiceCall)
  | { readonly kind: 'need'; readonly sha384: string }
  | { readonly kind: 'turn' };

/**
 * Ports that send requests as messages. Replies are passed in. Concurrent requests for the same code are coalesced.
 */
export const createServerPorts = (post: (question: Question) => void) => {
  const calls = new Map<number, (reply: ServiceReply) => void>();
  const sources = new Map<string, ((code: string | null) => void)[]>();
  const turns: (() => void)[] = [];
  let lastCall = 0;
  const ports: ServerPorts = {
    source: (sha384) =>
      new Promise((resolve) => {
        const waiting = sources.get(sha384);
        waiting?.push(resolve);
        if (waiting !== undefined) return;
        sources.set(sha384, [resolve]);
        post({ kind: 'need', sha384 });
      }),
    call: (call) =>
      new Promise((resolve) => {
        lastCall += 1;
        calls.set(lastCall, resolve);
        post({ kind: 'call', call: lastCall, ...call });
      }),
    turn: () =>
      new Promise((resolve) => {
        turns.push(resolve);
        post({ kind: 'turn' });
      }),
  };
  return {
    ports,
    reply: (call: number, reply: ServiceReply): void => {
      calls.get(call)?.(reply);
      calls.delete(call);
    },
    /** Replies come in the order of the requests. */
    turn: (): void => turns.shift()?.(),
    source: (sha384: string, code: string | null): void => {
      const waiting = sources.get(sha384) ?? [];
      sources.delete(sha384);
      for (const resolve of waiting) resolve(code);
    },
  };
};
