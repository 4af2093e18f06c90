import { Agent, request } from 'node:http';

export type Load = {
  /** Number of responses. */
  readonly count: number;
  /** Responses per second. */
  readonly throughput: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly bytes: number;
  /** Size of the shortest response. A page whose part was left to the browser is much shorter. */
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

/** Summary of responses within a number of seconds. */
const loadOf = (answers: readonly Answered[], seconds: number): Load => {
  const times = answers.map(({ ms }) => ms);
  return {
    count: answers.length,
    throughput: answers.length / seconds,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    bytes: answers[0]?.bytes ?? 0,
    leastBytes: Math.min(...answers.map(({ bytes }) => bytes)),
  };
};

/** Value below which a share of the values lies. NaN without values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Runs requests over a limited number of connections. Returns all responses. */
const loaded = async (
  connections: number,
  ask: (agent: Agent, answers: Answered[]) => Promise<unknown>,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answered[] = [];
  const startedAt = performance.now();
  try {
    await ask(agent, answers);
    return loadOf(answers, (performance.now() - startedAt) / 1000);
  } finally {
    agent.destroy();
  }
};

/** A request: a URL and its headers. */
export type Asked = { readonly url: string; readonly headers: Headers };

/** Sends the requests one after another, each over the given number of connections at the same time, once. */
export const loadCrowds = (asked: readonly Asked[], connections: number): Promise<Load> =>
  loaded(connections, async (agent, answers) => {
    for (const { url, headers } of asked) {
      const crowd = Array.from({ length: connections }, () => askOnce(url, agent, headers));
      answers.push(...(await Promise.all(crowd)));
    }
  });

/** Sends each request over its own connection, all at once, repeatedly for the given time. */
export const loadEach = (asked: readonly Asked[], forMs: number): Promise<Load> =>
  loaded(asked.length, (agent, answers) => {
    const endsAt = performance.now() + forMs;
    const worker = async ({ url, headers }: Asked): Promise<void> => {
      while (performance.now() < endsAt) answers.push(await askOnce(url, agent, headers));
    };
    return Promise.all(asked.map(worker));
  });

type Loading = { readonly connections: number; readonly forMs: number; readonly headers?: Headers };

/** Requests a URL over the given number of connections at once, repeatedly for the given time. */
export const loadUrl = (url: string, { connections, forMs, headers = {} }: Loading): Promise<Load> =>
  loadEach(Array<Asked>(connections).fill({ url, headers }), forMs);
