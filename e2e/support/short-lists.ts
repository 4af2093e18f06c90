import type { APIRequestContext } from '@playwright/test';

import type { SandboxControl } from './sandbox.ts';

const FIRST_ROWS = 12;
const NEEDED: readonly unknown[] = ['bitcoin', 'ethereum', 'usd'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Minimum length of long names, which overflow a page that is too narrow. */
const LONG_NAME = 24;
const isLong = (name: unknown): boolean => typeof name === 'string' && name.length > LONG_NAME;

const isNeeded = (coin: unknown): boolean =>
  isRecord(coin) && (NEEDED.includes(coin['link']) || isLong(coin['name']) || isLong(coin['ticker']));

const shortened = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.filter((coin, index) => index < FIRST_ROWS || isNeeded(coin)) : [];

/**
 * Lets the services of the listing return only the first rows and the longest names. All rows use the same components,
 * and axe takes several times longer on a page with a thousand rows.
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
