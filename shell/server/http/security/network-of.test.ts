import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    { rule: 'an IPv4 address', ip: '192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address in IPv6', ip: '::ffff:192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address in IPv6, in hex', ip: '::ffff:c000:201', network: '192.0.2.1' },
    { rule: 'an IPv6 address', ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd', network: '2001:db8:1:2::/64' },
    { rule: 'a short spelling', ip: '2001:db8::1', network: '2001:db8:0:0::/64' },
    { rule: 'zeros within the network', ip: '2001:db8:0:0:5::1', network: '2001:db8:0:0::/64' },
    { rule: 'leading zeros', ip: '2001:0DB8:0000:0000:0005::1', network: '2001:db8:0:0::/64' },
    { rule: 'an address of the machine', ip: '::1', network: '0:0:0:0::/64' },
    { rule: 'a zone', ip: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
    { rule: 'not an address', ip: 'unknown', network: 'unknown' },
  ])('$rule', ({ ip, network }) => {
    expect(networkOf(ip)).toBe(network);
  });
});
