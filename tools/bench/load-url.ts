import { Agent, request } from 'node:http';

export type Load = {
  /** Answers a second. */
  readonly throughput: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly bytes: number;
  /** Of the shortest answer: a page whose part was left to the browser is much shorter. */
  readonly leastBytes: number;
};

type Answered = { readonly ms: number; readonly bytes: number };

const HEADERS = { 'accept-encoding': 'gzip, br' };

type Headers = Readonly<Record<string, string>>;

const askOnce = (url: string, agent: Agent, headers: Headers): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const asked = request(url, { agent, headers: { ...HEADERS, ...headers } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve({ ms: performance.now() - startedAt, bytes });
        else reject(new Error(`${url}: ${String(reply.statusCode)}`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });

/** The value below which a share of them lies; NaN of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

type Loading = { readonly connections: number; readonly forMs: number; readonly headers?: Headers };

/** Asks an address over so many connections at once, again and again for so long. */
export const loadUrl = async (url: string, { connections, forMs, headers = {} }: Loading): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answered[] = [];
  const startedAt = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - startedAt < forMs) answers.push(await askOnce(url, agent, headers));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const times = answers.map(({ ms }) => ms);
  return {
    throughput: answers.length / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    bytes: answers[0]?.bytes ?? 0,
    leastBytes: Math.min(...answers.map(({ bytes }) => bytes)),
  };
};
