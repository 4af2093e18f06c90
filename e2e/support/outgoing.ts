import type { Lab } from '@coinlane/provider-lab';

/** IP address of every visitor on the lab's site, as a proxy in front states it. */
export const VISITOR_IP = '203.0.113.77';
const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

/** Headers of every request to a provider. */
const DECLARED_HEADERS = new Set([
  ...['host', 'connection', 'accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode', 'user-agent'],
  ...['content-type', 'content-length', 'x-changenow-api-key', 'x-sideshift-secret'],
]);
/** Only orders at SideShift.ai contain it, and only if the operator allows it (docs/providers.md "Privacy"). */
const IP_HEADER = 'x-user-ip';
const mayContainIp = ({ provider, method }: Outgoing): boolean =>
  provider === 'sideshift' && method === 'POST';

type Outgoing = {
  readonly provider: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
};

const pairsOf = (flat: readonly unknown[]): Outgoing['headers'] =>
  flat.flatMap((name, at) =>
    at % 2 === 0 ? [[String(name).toLowerCase(), String(flat[at + 1])] as const] : [],
  );

const toOutgoing = (text: string): Outgoing => {
  const parts: unknown = JSON.parse(text);
  const [method, url, headers]: readonly unknown[] = Array.isArray(parts) ? parts : [];
  return {
    provider: String(url).split('/')[1] ?? '',
    method: String(method),
    headers: pairsOf(Array.isArray(headers) ? headers : []),
    text,
  };
};

const leaksOfHeaders = (request: Outgoing): readonly string[] =>
  request.headers.flatMap(([name, value]) => {
    if (name === 'user-agent') return value === 'coinlane' ? [] : [`user-agent ${value}`];
    if (name === IP_HEADER) return mayContainIp(request) && value === VISITOR_IP ? [] : [`${name} ${value}`];
    return DECLARED_HEADERS.has(name) ? [] : [`header ${name}`];
  });

/** Addresses of visitors by the providers that have an order with them. */
const addressesOf = (orders: ReturnType<Lab['book']['all']>) => {
  const holders = new Map<string, Set<string>>();
  for (const { provider, recipient, refundAddress, decision } of orders)
    for (const address of [recipient, refundAddress, decision?.address ?? ''])
      if (address !== '') holders.set(address, (holders.get(address) ?? new Set()).add(provider));
  return holders;
};

/** Facts about visitors that the providers of a lab received and that docs/providers.md does not declare. */
export const leaksTo = (
  received: readonly string[],
  orders: ReturnType<Lab['book']['all']>,
): readonly string[] => {
  const holders = addressesOf(orders);
  return received.map(toOutgoing).flatMap((request) => {
    const { provider, text } = request;
    const found = [
      ...leaksOfHeaders(request),
      ...(text.includes(VISITOR_IP) && !mayContainIp(request) ? ['the IP address'] : []),
      ...(EMAIL.test(text) ? ['an e-mail address'] : []),
      ...(/Mozilla|Chrome/.test(text) ? ['the browser name'] : []),
      ...[...holders].flatMap(([address, providers]) =>
        text.includes(address) && !providers.has(provider) ? [`the address ${address}`] : [],
      ),
    ];
    return found.map((what) => `${provider} received ${what}: ${text}`);
  });
};
