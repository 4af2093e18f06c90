import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import fastify from 'fastify';

import { createSwapGateway, openStore } from '@coinlane/swap-gateway';

import { aBenchProvider } from './bench-provider.ts';

/**
 * `node tools/bench/estimates.ts`: 500 estimates a second for ten seconds, each from five providers that reply at
 * once. Prints the processor time of the gateway for one estimate, which does not depend on other work on the machine.
 */
const RATE = 500;
const SECONDS = 10;
const WINDOW_MS = 100;
const PROVIDERS = 5;
const LIMIT_MS = 20;
const PATH =
  '/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth&fromAmount=0.1';

/** Sends estimates at a fixed rate, whether or not earlier ones are answered. */
const sendLoad = async (url: string): Promise<void> => {
  const startedAt = performance.now();
  const sent: Promise<boolean>[] = [];
  while (sent.length < RATE * SECONDS) {
    const due = Math.min(RATE * SECONDS, ((performance.now() - startedAt) / 1000) * RATE);
    while (sent.length < due)
      sent.push(fetch(url).then(async (reply) => (await reply.text()) !== '' && reply.ok));
    await sleep(2);
  }
  const answers = await Promise.all(sent);
  process.send?.({ failed: answers.filter((isOk) => !isOk).length });
};

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

const measure = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-bench-'));
  const log = (problem: string): void => void process.stderr.write(`${problem}\n`);
  const gateway = await createSwapGateway({
    providers: Array.from({ length: PROVIDERS }, (_, number) => aBenchProvider(number)),
    store: await openStore({ databaseUrl: null, folder }, log),
    log,
  });
  let answered = 0;
  const app = fastify();
  app.addHook('onResponse', (_request, _reply, done) => {
    answered += 1;
    done();
  });
  await app.register(gateway.plugin);
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${PATH}`;
  await (await fetch(url)).text();

  const windows: number[] = [];
  let before = { usage: process.cpuUsage(), answered };
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before.usage);
    const count = answered - before.answered;
    if (count > 0) windows.push((user + system) / 1000 / count);
    before = { usage: process.cpuUsage(), answered };
  }, WINDOW_MS);
  const child = fork(import.meta.filename, [url]);
  const message = await new Promise<unknown>((resolve) => {
    child.once('message', resolve);
  });
  clearInterval(timer);
  await app.close();
  await gateway.stop();
  await rm(folder, { recursive: true });

  const p95 = percentile(windows, 0.95);
  process.stdout.write(
    `${String(answered)} estimates at ${String(RATE)}/s, ${JSON.stringify(message)}\n` +
      `processor time of one estimate: median ${percentile(windows, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (limit ${String(LIMIT_MS)} ms)\n`,
  );
  return p95 <= LIMIT_MS ? 0 : 1;
};

const [, , url] = process.argv;
if (url === undefined) process.exitCode = await measure();
else {
  await sendLoad(url);
  process.disconnect();
}
