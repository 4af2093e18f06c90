import type { APIRequestContext } from '@playwright/test';

import type { SandboxControl } from './sandbox.ts';

const FIRST_ROWS = 12;
const NEEDED: readonly unknown[] = ['bitcoin', 'ethereum', 'usd'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shortened = (list: unknown): readonly unknown[] =>
  Array.isArray(list)
    ? list.filter((coin, index) => index < FIRST_ROWS || (isRecord(coin) && NEEDED.includes(coin['link'])))
    : [];

/**
 * Lets the services of the listing return the first rows only. All rows are drawn by the same components, and a page of a
 * thousand rows takes axe several times longer.
 */
export const serveShortLists = async (request: APIRequestContext, sandbox: SandboxControl): Promise<void> => {
  const replyAt = async (path: string): Promise<unknown> => (await request.get(`/sandbox${path}`)).json();
  const pairsOf = async (link: string) => {
    const path = `/content/coin-pairs/${link}`;
    const reply = Object(await replyAt(path)) as Readonly<Record<string, unknown>>;
    const body = { ...reply, pairsCurrencies: shortened(reply['pairsCurrencies']) };
    return { path: `^${path}$`, action: 'status', status: 200, body } as const;
  };
  await sandbox.setFaults([
    {
      path: '^/content/currencies$',
      action: 'status',
      status: 200,
      body: shortened(await replyAt('/content/currencies')),
    },
    await pairsOf('bitcoin'),
    await pairsOf('usd'),
  ]);
};
