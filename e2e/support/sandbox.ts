/** A fault of the sandbox: which calls, and what happens to them on the wire. */
export type Fault = {
  readonly path: string;
  readonly method?: string;
  readonly times?: number;
  readonly action: 'status' | 'delay' | 'stall' | 'reset' | 'truncate' | 'html' | 'empty' | 'null' | 'malformed' | 'wrong-types';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ms?: number;
};

export type SandboxControl = {
  readonly namespace: string;
  /** Moves the clock of this test's orders forward. */
  readonly advance: (ms: number) => Promise<void>;
  readonly setFaults: (faults: readonly Fault[]) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly changeOrder: (id: string, change: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly orders: () => Promise<readonly unknown[]>;
};

/** Drives the sandbox for one test's name space. Every call throws when the sandbox refuses it. */
export const createSandboxControl = (baseURL: string, namespace: string): SandboxControl => {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${baseURL}/sandbox/__sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-sandbox-namespace': namespace },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${String(reply.status)} ${await reply.text()}`);
    return reply.status === 204 ? null : reply.json();
  };
  return {
    namespace,
    advance: async (ms) => {
      await call('POST', '/clock', { advanceMs: ms });
    },
    setFaults: async (faults) => {
      await call('PUT', '/faults', faults);
    },
    clearFaults: async () => {
      await call('DELETE', '/faults');
    },
    changeOrder: async (id, change) => {
      await call('POST', `/orders/${id}`, change);
    },
    orders: async () => {
      const orders = await call('GET', '/orders');
      return Array.isArray(orders) ? orders.map((order: unknown) => order) : [];
    },
  };
};
