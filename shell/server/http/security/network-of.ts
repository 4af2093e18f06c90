import { isIP } from 'node:net';

const GROUPS = 8;
const HOUSEHOLD_GROUPS = 4;
const SITE_GROUPS = 3;
const GROUP_BITS = 16;
const BYTES = 0xff;
const GROUP = 0xffff;
/** Some proxies add the client's port, which differs for each connection. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;

/** The eight groups of an IPv6 address as numbers. */
const groupsOf = (address: string): readonly number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => 0), ...right];
};

const ipv4Of = (high = 0, low = 0): string => [high >> 8, high & BYTES, low >> 8, low & BYTES].join('.');

type Embedding = {
  /** First groups of the IPv6 address. */
  readonly prefix: readonly number[];
  readonly ipv4: (groups: readonly number[]) => string | null;
};

const lastGroups = (groups: readonly number[]): string => ipv4Of(groups[6], groups[7]);

/**
 * IPv6 addresses that contain the visitor's IPv4 address. Their /64 covers all visitors, or only a part of one
 * visitor's addresses.
 */
const EMBEDDINGS: readonly Embedding[] = [
  // IPv4-mapped, RFC 4291 §2.5.5.2
  { prefix: [0, 0, 0, 0, 0, 0xff_ff], ipv4: lastGroups },
  // IPv4-translated, RFC 2765 §2.1
  { prefix: [0, 0, 0, 0, 0xff_ff, 0], ipv4: lastGroups },
  // IPv4-compatible, RFC 4291 §2.5.5.1, which contains `::1`
  { prefix: [0, 0, 0, 0, 0, 0], ipv4: (groups) => (groups[6] === 0 ? null : lastGroups(groups)) },
  // NAT64, RFC 6052 §2.1
  { prefix: [0x64, 0xff_9b, 0, 0, 0, 0], ipv4: lastGroups },
  // 6to4, RFC 3056 §2
  { prefix: [0x20_02], ipv4: (groups) => ipv4Of(groups[1], groups[2]) },
  // Teredo, RFC 4380 §4: all bits of the client's address are inverted
  {
    prefix: [0x20_01, 0],
    ipv4: (groups) => ipv4Of((groups[6] ?? 0) ^ GROUP, (groups[7] ?? 0) ^ GROUP),
  },
];

const embeddedIpv4 = (groups: readonly number[]): string | null =>
  EMBEDDINGS.find(({ prefix }) => prefix.every((group, index) => groups[index] === group))?.ipv4(groups) ??
  null;

const networkWith = (ip: string, size: number): string => {
  const [, bracketed, ipv4] = WITH_PORT.exec(ip) ?? [];
  const plain = bracketed ?? ipv4 ?? ip;
  const [address = ''] = plain.split('%');
  if (isIP(address) !== 6) return plain;
  const groups = groupsOf(address);
  const network = groups.slice(0, size).map((group) => group.toString(16));
  return embeddedIpv4(groups) ?? `${network.join(':')}::/${String(size * GROUP_BITS)}`;
};

/**
 * Network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, which belongs to one
 * household. A text that is not an address counts as a network.
 */
export const networkOf = (ip: string): string => networkWith(ip, HOUSEHOLD_GROUPS);

/**
 * Network that counts as one source of reports: an IPv4 address, or the /48 of an IPv6 address. One connection can
 * have a /48 (RFC 6177), which contains 65,536 networks of visitors.
 */
export const siteOf = (ip: string): string => networkWith(ip, SITE_GROUPS);
