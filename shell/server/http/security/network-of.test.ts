import { networkOf, siteOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    { rule: 'an IPv4 address', ip: '192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address in IPv6', ip: '::ffff:192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address in IPv6, in hex', ip: '::ffff:c000:201', network: '192.0.2.1' },
    { rule: 'an IPv4 address behind NAT64', ip: '64:ff9b::192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address behind NAT64, in hex', ip: '0064:FF9B:0:0::C000:0201', network: '192.0.2.1' },
    { rule: 'a translated IPv4 address', ip: '::ffff:0:192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4-compatible address', ip: '::192.0.2.1', network: '192.0.2.1' },
    { rule: 'a 6to4 network, which has 65,536 of 64 bits', ip: '2002:c000:201:7::1', network: '192.0.2.1' },
    { rule: 'a Teredo client', ip: '2001:0:5ef5:79fd:8000:63bf:3fff:fdfe', network: '192.0.2.1' },
    { rule: 'the network of a site behind NAT64', ip: '64:ff9b:1::1', network: '64:ff9b:1:0::/64' },
    { rule: 'an IPv4 address with a port', ip: '192.0.2.1:50123', network: '192.0.2.1' },
    { rule: 'an IPv6 address with a port', ip: '[2001:db8::1]:50123', network: '2001:db8:0:0::/64' },
    { rule: 'an IPv6 address in brackets', ip: '[2001:db8::1]', network: '2001:db8:0:0::/64' },
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

describe('siteOf', () => {
  it.each([
    { rule: 'an IPv4 address', ip: '192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv4 address behind NAT64', ip: '64:ff9b::192.0.2.1', network: '192.0.2.1' },
    { rule: 'an IPv6 address', ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd', network: '2001:db8:1::/48' },
    { rule: 'another network of the same connection', ip: '2001:db8:1:ff::1', network: '2001:db8:1::/48' },
    { rule: 'another connection', ip: '2001:db8:2::1', network: '2001:db8:2::/48' },
  ])('$rule', ({ ip, network }) => {
    expect(siteOf(ip)).toBe(network);
  });
});
