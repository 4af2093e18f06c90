import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

import { serverI18n, serverRemoteProps } from './remote-server';

const aRequest = (basename: string): FragmentRequest => ({
  ...{ pathname: '/', search: '', basename, language: 'de', messages: {} },
  ...{ http: () => () => Promise.reject(new Error('no calls')), isBot: false },
  config: {
    ...{ brand: 'A', supportEmail: 'support@a.example', hostName: 'a.example', errorReportDsn: '' },
    ...{ isSandbox: false, isProduction: true },
  },
});

describe('a link in the HTML of the server', () => {
  it.each([
    { basename: '', path: '/', href: '/' },
    { basename: '', path: '/?a=1', href: '/?a=1' },
    { basename: '/de', path: '/', href: '/de' },
    { basename: '/de', path: '/?a=1', href: '/de?a=1' },
    { basename: '/de', path: '/#faq', href: '/de#faq' },
    { basename: '/de', path: '/blog', href: '/de/blog' },
  ])('to $path below "$basename" is $href', ({ basename, path, href }) => {
    const request = aRequest(basename);
    expect(serverRemoteProps(request, serverI18n('content', request)).navigation.href(path)).toBe(href);
  });
});
