import { hasExtraId, hasTwoExtraIds, isSameDestination } from './is-same-destination.ts';

const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';
const XRP_NO_TAG = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ';
const XRP_TAG_1 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu';
const XRP_TAG_14 = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS';
const XLM = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';
const XLM_ID_0 = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ';
const XLM_ID_2_63 = 'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK';
const XMR = '4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge';
const XMR_ID =
  '4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('isSameDestination', () => {
  it.each([
    { rule: 'the same text', network: 'xrp', one: [XRP, '1'], other: [XRP, '1'], is: true },
    { rule: 'another tag', network: 'xrp', one: [XRP, '1'], other: [XRP, '14'], is: false },
    { rule: 'no tag', network: 'xrp', one: [XRP, '1'], other: [XRP, ''], is: false },
    { rule: 'the tag inside', network: 'xrp', one: [XRP, '1'], other: [XRP_TAG_1, ''], is: true },
    { rule: 'the tag inside and beside', network: 'xrp', one: [XRP_TAG_1, '1'], other: [XRP, '1'], is: true },
    { rule: 'another tag inside', network: 'xrp', one: [XRP_TAG_1, ''], other: [XRP_TAG_14, ''], is: false },
    { rule: 'no tag inside', network: 'xrp', one: [XRP, ''], other: [XRP_NO_TAG, ''], is: true },
    { rule: 'two tags', network: 'xrp', one: [XRP_TAG_1, '14'], other: [XRP_TAG_1, '14'], is: false },
    { rule: 'another ID inside', network: 'xlm', one: [XLM_ID_0, ''], other: [XLM_ID_2_63, ''], is: false },
    {
      rule: 'the ID inside',
      network: 'xlm',
      one: [XLM, '9223372036854775808'],
      other: [XLM_ID_2_63, ''],
      is: true,
    },
    { rule: 'the ID inside', network: 'xmr', one: [XMR, '8a125052fe6f3877'], other: [XMR_ID, ''], is: true },
    { rule: 'no ID', network: 'xmr', one: [XMR, ''], other: [XMR_ID, ''], is: false },
    { rule: 'another case', network: 'eth', one: [ETH, ''], other: [ETH.toLowerCase(), ''], is: true },
    {
      rule: 'another account',
      network: 'xrp',
      one: [XRP, '1'],
      other: ['rDTXLQ7ZKZVKz33zJbHjgVShjsBnqMBhmN', '1'],
      is: false,
    },
  ])('$network: $rule is the same: $is', ({ network, one, other, is }) => {
    const [a, b] = [one, other].map(([address = '', extraId = '']) => ({ address, extraId }));
    expect(a && b && isSameDestination(network, a, b)).toBe(is);
    expect(a && b && isSameDestination(network, b, a)).toBe(is);
  });
});

describe('hasExtraId', () => {
  it.each([
    { rule: 'a tag beside', network: 'xrp', address: XRP, extraId: '14', is: true },
    { rule: 'an empty tag beside', network: 'xrp', address: XRP, extraId: '', is: false },
    { rule: 'null beside', network: 'xrp', address: XRP, extraId: null, is: false },
    { rule: 'an X-address without a tag', network: 'xrp', address: XRP_NO_TAG, extraId: null, is: false },
    { rule: 'a tag inside', network: 'xrp', address: XRP_TAG_1, extraId: null, is: true },
    { rule: 'an ID inside', network: 'xlm', address: XLM_ID_0, extraId: null, is: true },
  ])('$network: $rule: $is', ({ network, address, extraId, is }) => {
    expect(hasExtraId(network, { address, extraId })).toBe(is);
  });
});

describe('hasTwoExtraIds', () => {
  it.each([
    { rule: 'another tag beside', network: 'xrp', address: XRP_TAG_1, extraId: '14', is: true },
    { rule: 'the same tag beside', network: 'xrp', address: XRP_TAG_1, extraId: '1', is: false },
    { rule: 'no tag beside', network: 'xrp', address: XRP_TAG_1, extraId: '', is: false },
    { rule: 'null beside', network: 'xrp', address: XRP_TAG_1, extraId: null, is: false },
    { rule: 'no tag inside', network: 'xrp', address: XRP_NO_TAG, extraId: '14', is: false },
    { rule: 'a classic address', network: 'xrp', address: XRP, extraId: '14', is: false },
    { rule: 'another ID beside', network: 'xlm', address: XLM_ID_0, extraId: '5', is: true },
    { rule: 'a network without IDs', network: 'eth', address: ETH, extraId: '5', is: false },
  ])('$network: $rule: $is', ({ network, address, extraId, is }) => {
    expect(hasTwoExtraIds(network, { address, extraId })).toBe(is);
  });
});
