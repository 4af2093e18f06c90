import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import * as t from 'io-ts';

import { parseJson } from '@coinlane/shared-contracts/codecs';
import { createKillableProcess, nodesOf, PAGE_MS } from '@coinlane/provider-lab/soak';
import type { SoakParts, SoakSite, Swap, Wish } from '@coinlane/provider-lab/soak';

import { comparePage, Page } from './compare-page.fixture.ts';
import type { GatewayArgument } from './gateway-process.fixture.ts';

const PROGRAM = fileURLToPath(new URL('./gateway-process.fixture.ts', import.meta.url));
const AGAIN_MS = 20;
const MOST_WAIT_MS = 25;
/** Reads of a page until it must be right: a provider or a node was away a moment ago. */
const MOST_READS = 20;

const Created = t.type({
  id: t.string,
  payinAddress: t.string,
  controlToken: t.string,
  toAmount: t.union([t.number, t.string]),
  receipt: t.type({ receipt: t.type({ deposit: t.type({ address: t.string }) }) }),
});

type Reply = { readonly status: number; readonly body: unknown };

const bodyOf = ({ from, to, amountFrom, recipient, refundAddress }: Wish) => ({
  ...{ provider: 'changenow', fromAmount: amountFrom, toAmount: '' },
  ...{ fromCurrency: from.ticker, fromNetwork: from.network },
  ...{ toCurrency: to.ticker, toNetwork: to.network },
  ...{ address: recipient, extraId: '', refundAddress, refundExtraId: '' },
  ...{ userId: '', contactEmail: '', ga: '', source: 'site', promoCode: '' },
  ...{ flow: 'standard', type: 'direct', isBridge: false, info: {} },
});

/** The gateway as the site of a soak. It reads the nodes itself. */
export const createGatewaySite = ({ folder, chains, provider, facts, draw, pass }: SoakParts): SoakSite => {
  const log = join(folder, 'gateway.log');
  writeFileSync(log, '');
  const argument: GatewayArgument = { folder, log, provider, nodes: nodesOf(chains) };
  const server = createKillableProcess(PROGRAM, argument);
  const controlTokens = new Map<string, string>();
  const untrue: string[] = [];

  const call = async (path: string, body?: object, key?: string): Promise<Reply> => {
    const reply = await fetch(`${server.url()}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: reply.status, body: parseJson(await reply.text()) };
  };
  let restarted: Promise<void> = Promise.resolve();
  /** One after the other: two calls at once would leave a server behind. */
  const restart = (): Promise<void> => {
    restarted = restarted.then(async () => {
      await server.kill();
      await server.start();
    });
    return restarted;
  };
  /** A call, during which the server is killed at times. Null: no reply. */
  const callOnce = async (...request: Parameters<typeof call>): Promise<Reply | null> => {
    const reply = call(...request).catch(() => null);
    if (draw(10) > 0) return reply;
    await wait(draw(MOST_WAIT_MS));
    await restart();
    return reply;
  };
  const open = async (id: string): Promise<Page | null> => {
    const reply = await call(`/public-v1.1/transactions/${id}`).catch(() => null);
    return Page.is(reply?.body) ? reply.body : null;
  };
  const readSoon = async (id: string): Promise<Page> => {
    for (;;) {
      const page = await open(id);
      if (page !== null) return page;
      await wait(AGAIN_MS);
    }
  };
  const decide = async ({ id, kind, refundAddress }: Swap): Promise<void> => {
    const controlToken = controlTokens.get(id);
    await (kind === 'under, continue'
      ? callOnce('/public-v2/exchange/continue', { id, controlToken })
      : callOnce('/public-v2/exchange/refund', { id, controlToken, address: refundAddress, extraId: '' }));
  };

  return {
    start: server.start,
    stop: async () => {
      await restarted;
      await server.kill();
    },
    restart,
    untrue: () => untrue,
    blamed: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes(': the reported ')),
    place: async (wish) => {
      for (let key = randomUUID(); ;) {
        const reply = await callOnce('/public-v1.1/transactions', bodyOf(wish), key);
        // the outcome is unknown for good: its address was never shown, and the visitor starts again
        if (reply?.status === 504) key = randomUUID();
        if (reply === null || reply.status !== 200) {
          await wait(AGAIN_MS);
          continue;
        }
        if (!Created.is(reply.body)) throw new Error(`unreadable order: ${JSON.stringify(reply.body)}`);
        const { id, payinAddress, controlToken, toAmount, receipt } = reply.body;
        controlTokens.set(id, controlToken);
        if (receipt.receipt.deposit.address !== payinAddress) untrue.push(`${id}: another receipt`);
        const { providerOrderId: labId } = await readSoon(id);
        return { ...wish, id, labId, amountTo: String(toAmount), depositAddress: payinAddress };
      }
    },
    open: async (swaps) => {
      await Promise.all(swaps.map(({ id }) => open(id)));
    },
    visit: async (swap) => {
      for (let read = 1; ; read += 1) {
        const page = await readSoon(swap.id);
        const problems = comparePage(page, swap, facts);
        const isLast = read === MOST_READS;
        for (const problem of [...problems.ever, ...(isLast ? problems.now : [])])
          untrue.push(`${swap.kind} ${swap.from.network} ${swap.id}: ${problem}: ${JSON.stringify(page)}`);
        if (page.actionsAvailable) await decide(swap);
        if (isLast || problems.now.length === 0) return page.status;
        pass(PAGE_MS);
        await wait(AGAIN_MS);
      }
    },
  };
};
