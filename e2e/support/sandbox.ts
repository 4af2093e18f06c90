/** A fault of the sandbox: the affected calls, and the effect on the wire (sandbox-api/DESIGN.md). */
export type Fault = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly times?: number;
  readonly action:
    | 'status'
    | 'delay'
    | 'stall'
    | 'reset'
    | 'truncate'
    | 'html'
    | 'empty'
    | 'null'
    | 'malformed'
    | 'wrong-types';
  readonly when?: 'before' | 'after';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ms?: number;
};

type SandboxOrder = {
  readonly id: string;
  readonly status: string;
  readonly fromTicker: string;
  readonly toTicker: string;
  readonly expectedFrom: number | string;
  readonly payoutAddress: string;
  readonly payoutExtraId: string | null;
  readonly promoCode: string | null;
  readonly userId: string | null;
  /** The visitor details that the order records. */
  readonly payload: Readonly<Record<string, unknown>>;
};

/** An event sent to the analytics service. */
type MeasuredEvent = {
  readonly category: string;
  readonly action: string;
  readonly label: string;
  readonly page: string;
  readonly clientId: string;
};

/** A conversation of the live chat, as seen by support. */
type SandboxChat = {
  readonly tags: {
    readonly transactionId: string;
    readonly page: string;
    readonly language: string;
    readonly diagnostic: string;
  };
  readonly messages: readonly { readonly from: string; readonly text: string }[];
};

export type SandboxControl = {
  readonly namespace: string;
  /** Advances the clock of this test's orders. */
  readonly advance: (ms: number) => Promise<void>;
  /** Fixes the time of this test's namespace, in epoch milliseconds. */
  readonly freeze: (atMs: number) => Promise<void>;
  readonly setFaults: (faults: readonly Fault[]) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Sets the status of an order permanently. */
  readonly setStatus: (id: string, status: string) => Promise<void>;
  /** Lets the next create calls fail with an error of the service (sandbox-api, `CREATE_FAILURES`). */
  readonly failCreates: (createFailure: string, times: number) => Promise<void>;
  /** Lists coins with unusual and hostile names first. */
  readonly showTestCoins: () => Promise<void>;
  /** All orders of this test, newest first. */
  readonly orders: () => Promise<readonly SandboxOrder[]>;
  /** The failures that the pages of this test reported. */
  readonly errorReports: () => Promise<readonly unknown[]>;
  /** The analytics events of this test's pages, in order. */
  readonly measured: () => Promise<readonly MeasuredEvent[]>;
  /** The conversations of this test's visitors. */
  readonly chats: () => Promise<readonly SandboxChat[]>;
  /** The number of calls of each route, by "METHOD route". */
  readonly calls: () => Promise<ReadonlyMap<string, number>>;
};

type Listed = {
  readonly orders: readonly SandboxOrder[];
  readonly reports: readonly unknown[];
  readonly events: readonly MeasuredEvent[];
  readonly chats: readonly SandboxChat[];
  readonly calls: readonly { readonly method: string; readonly path: string; readonly count: number }[];
};

/** Controls the sandbox for one test's namespace. Every call throws when the sandbox refuses it. */
export const createSandboxControl = (baseURL: string, namespace: string): SandboxControl => {
  const call = async <K extends keyof Listed>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Pick<Listed, K>> => {
    const reply = await fetch(`${baseURL}/sandbox/__sandbox${path}`, {
      method,
      headers: {
        'x-sandbox-namespace': namespace,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${String(reply.status)} ${await reply.text()}`);
    return reply.json() as Promise<Pick<Listed, K>>;
  };
  return {
    namespace,
    advance: async (ms) => {
      await call('POST', '/clock', { advanceMs: ms });
    },
    freeze: async (atMs) => {
      await call('PUT', '/clock', { frozenAtMs: atMs });
    },
    setFaults: async (faults) => {
      await call('PUT', '/faults', faults);
    },
    clearFaults: async () => {
      await call('DELETE', '/faults');
    },
    setStatus: async (id, status) => {
      await call('POST', `/orders/${id}`, { status });
    },
    failCreates: async (createFailure, times) => {
      await call('PUT', '/settings', { createFailure, times });
    },
    showTestCoins: async () => {
      await call('PUT', '/catalog', { testCoins: true });
    },
    orders: async () => (await call<'orders'>('GET', '/orders')).orders,
    errorReports: async () => (await call<'reports'>('GET', '/error-reports')).reports,
    measured: async () => (await call<'events'>('GET', '/analytics')).events,
    chats: async () => (await call<'chats'>('GET', '/chats')).chats,
    calls: async () => {
      const { calls } = await call<'calls'>('GET', '/calls');
      return new Map(calls.map(({ method, path, count }) => [`${method} ${path}`, count]));
    },
  };
};
