import { inAppPath } from './follow-links';

const page = 'https://coinlane.example/de/exchange?from=btc';
const plain = { isPlain: true, target: '', isDownload: false };

describe('inAppPath', () => {
  it.each([
    { rule: 'a route of the site', click: { ...plain, href: '/de/currencies' }, path: '/currencies' },
    {
      rule: 'query and anchor are kept',
      click: { ...plain, href: '/de/for-partners?x=1#faq' },
      path: '/for-partners?x=1#faq',
    },
    { rule: 'another language loads a document', click: { ...plain, href: '/fr/currencies' }, path: null },
    { rule: 'no language prefix means English', click: { ...plain, href: '/currencies' }, path: null },
    { rule: 'another site', click: { ...plain, href: 'https://other.example/de/currencies' }, path: null },
    {
      rule: 'a modifier key opens a tab',
      click: { ...plain, isPlain: false, href: '/de/currencies' },
      path: null,
    },
    {
      rule: 'a target attribute',
      click: { ...plain, target: '_blank', href: '/de/currencies' },
      path: null,
    },
    { rule: 'a download', click: { ...plain, isDownload: true, href: '/de/currencies' }, path: null },
    { rule: 'not a route of the site', click: { ...plain, href: '/de/favicon.svg' }, path: null },
    {
      rule: 'an app that may be newer than this page',
      click: { ...plain, href: '/de/apps/rewards' },
      path: null,
    },
    { rule: 'an anchor on this page', click: { ...plain, href: '/de/exchange?from=btc#faq' }, path: null },
    { rule: 'mail', click: { ...plain, href: 'mailto:a@b.cc' }, path: null },
    { rule: 'an invalid URL', click: { ...plain, href: 'http://' }, path: null },
  ])('$rule', ({ click, path }) => {
    expect(inAppPath(click, page)).toBe(path);
  });
});
