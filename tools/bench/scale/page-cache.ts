/** nginx caches a page for half a second (deploy/nginx). */
const EDGE_SECONDS = 0.5;
/** A server caches a page for two seconds (shell/server/pages/compose). */
const SERVER_SECONDS = 2;
/** Popularity of addresses decreases with their rank (Zipf). */
const EXPONENT = 0.9;
/** Ranks with about the same popularity are computed together. */
const STEP = 1.2;

type Bucket = { readonly share: number; readonly count: number };

/** Shares of the addresses, from the most to the least popular, in groups of similar ones. */
export const popularity = (addresses: number): readonly Bucket[] => {
  const buckets: { weight: number; count: number }[] = [];
  for (let first = 1; first <= addresses;) {
    const next = Math.min(addresses + 1, Math.max(first + 1, Math.floor(first * STEP)));
    buckets.push({ weight: ((first + next - 1) / 2) ** -EXPONENT, count: next - first });
    first = next;
  }
  const total = buckets.reduce((sum, { weight, count }) => sum + weight * count, 0);
  return buckets.map(({ weight, count }) => ({ share: weight / total, count }));
};

export type Caches = { readonly edges: number; readonly servers: number };

/** Pages per second that reach the servers, and those that a server has to render. */
export type Passed = { readonly asked: number; readonly rendered: number };

/**
 * Requests per second that pass the front caches (one request per address, half second and cache) and the caches
 * of the servers. Without front caches, all requests reach the servers.
 */
export const passCaches = (
  perSecond: number,
  addresses: readonly Bucket[],
  { edges, servers }: Caches,
): Passed =>
  addresses.reduce<Passed>(
    (sum, { share, count }) => {
      const atEdge = (perSecond * share) / Math.max(edges, 1);
      const asked =
        edges === 0 ? perSecond * share : ((1 - Math.exp(-atEdge * EDGE_SECONDS)) / EDGE_SECONDS) * edges;
      const atServer = asked / servers;
      const rendered = (atServer / (1 + atServer * SERVER_SECONDS)) * servers;
      return { asked: sum.asked + asked * count, rendered: sum.rendered + rendered * count };
    },
    { asked: 0, rendered: 0 },
  );
