import { isIP } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED_AT = 5;

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: GROUPS - (left?.length ?? 0) - (right?.length ?? 0) }, () => '0');
  return [...(left ?? []), ...zeros, ...(right ?? [])];
};

/** IPv4 address in an IPv4-mapped one. Null for other addresses. */
const mappedIpv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, MAPPED_AT).some((group) => group !== '0') || groups[MAPPED_AT] !== 'ffff') return null;
  return groups
    .slice(MAPPED_AT + 1)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
};

/**
 * Network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address, which belongs to one household. A
 * text that is not an address is its own network.
 */
export const networkOf = (ip: string): string => {
  const [address = ''] = ip.split('%');
  if (isIP(address) !== 6) return ip;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
