import type { SandboxControl } from './sandbox.ts';

/** Payout address of swaps to Binance Chain. */
export const RECIPIENT = 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2';

/** A token swap of the sandbox. */
export type SandboxSwap = {
  readonly id: string;
  readonly status: string;
  readonly payin: { readonly currency: string; readonly blockchain: string };
  readonly payout: {
    readonly address: string;
    readonly extraId: string | null;
    readonly blockchain: string;
  };
};

/** Controls the token swaps of one test's namespace; each call throws when the sandbox refuses it. */
export const swapControl = (baseURL: string, { namespace }: Pick<SandboxControl, 'namespace'>) => {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${baseURL}/sandbox${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-sandbox-namespace': namespace, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${String(reply.status)} ${await reply.text()}`);
    return reply.json();
  };
  return {
    /** Creates a swap of 500 NOW from Ethereum to Binance Chain; resolves to its ID. */
    make: async (payoutAddress: string): Promise<string> => {
      const made = (await call('/swaps/', {
        from: 'now',
        to: 'now',
        fromBlockchain: 'ethereum',
        amount: '500',
        payoutAddress,
        payoutExtraId: '',
        estimate: '',
      })) as { readonly id: string };
      return made.id;
    },
    /** Sets the status of a swap permanently. */
    setStatus: async (id: string, status: string): Promise<void> => {
      await call(`/__sandbox/swaps/${id}`, { status });
    },
    /** All swaps of this test that do not belong to an order of the exchange. */
    list: async (): Promise<readonly SandboxSwap[]> =>
      ((await call('/__sandbox/swaps')) as { readonly swaps: readonly SandboxSwap[] }).swaps,
  };
};
