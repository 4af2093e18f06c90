import { isLinkId, isReferralPage, referralLink } from './referral';

const SITE = 'https://coinlane.example/de';
const ID = '0123456789abcd';

describe('isReferralPage', () => {
  it.each([
    { text: 'home', is: true },
    { text: 'blog', is: true },
    { text: 'toString', is: false },
    { text: '', is: false },
  ])('$text: $is', ({ text, is }) => {
    expect(isReferralPage(text)).toBe(is);
  });
});

describe('referralLink', () => {
  it.each([
    { page: 'home', from: '', to: '', link: `${SITE}/?link_id=${ID}` },
    { page: 'exchange', from: '', to: '', link: `${SITE}/exchange?link_id=${ID}` },
    { page: 'exchange', from: 'BTC', to: 'eth', link: `${SITE}/exchange?from=btc&to=eth&link_id=${ID}` },
    { page: 'exchange', from: '<b>', to: 'eth', link: `${SITE}/exchange?to=eth&link_id=${ID}` },
    { page: 'blog', from: '', to: '', link: `${SITE}/blog?link_id=${ID}` },
    { page: 'currencies', from: 'btc', to: '', link: `${SITE}/currencies?link_id=${ID}` },
  ] as const)('to $page is $link', ({ page, from, to, link }) => {
    expect(referralLink(SITE, { linkId: ` ${ID} `, page, from, to })).toBe(link);
  });

  it.each(['', ' ', 'two words', 'a&b=c', 'x'.repeat(65), '<script>'])('is null with the ID %j', (linkId) => {
    expect(isLinkId(linkId)).toBe(false);
    expect(referralLink(SITE, { linkId, page: 'home', from: '', to: '' })).toBeNull();
  });
});
