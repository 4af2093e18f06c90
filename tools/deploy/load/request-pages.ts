/** Pages with a different query each, so that none comes from a cache. */
const ADDRESSES: readonly ((number: number) => string)[] = [
  (number) => `/exchange?from=btc&to=eth&amount=0.1${String(number).padStart(5, '0')}`,
  (number) => `/currencies?q=b${String(number)}`,
  (number) => `/de/exchange?from=eth&to=btc&amount=1.1${String(number).padStart(5, '0')}`,
  (number) => `/ja/currencies?q=e${String(number)}`,
];

/**
 * Requests pages, `concurrent` at a time. Returns their times in milliseconds. Rejects if one has a status other
 * than 200.
 */
export const requestPages = async (
  origin: string,
  count: number,
  concurrent: number,
): Promise<readonly number[]> => {
  const waitsMs: number[] = [];
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const path = ADDRESSES[number % ADDRESSES.length]?.(number) ?? '';
      const startedAtMs = performance.now();
      const reply = await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } });
      await reply.arrayBuffer();
      waitsMs.push(performance.now() - startedAtMs);
      if (reply.status !== 200) throw new Error(`${path}: ${String(reply.status)}`);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, visitor));
  return waitsMs;
};
