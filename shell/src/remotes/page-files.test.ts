import type { Pin } from '@coinlane/shared-contracts/lifecycle';

import { isAllowedScript, ownPath, pageFiles } from './page-files';

const version = (name: string) => ({
  version: name,
  entry: { url: `/remotes/mfe-x/${name}/entry.js`, integrity: 'sha384-entry' },
  globalName: 'x',
  scripts: [{ url: `/remotes/mfe-x/${name}/lifecycle.js`, integrity: 'sha384-lifecycle' }],
  styles: [],
  lazyFiles: [{ url: `/remotes/mfe-x/${name}/picker.js`, integrity: 'sha384-picker' }],
});
const pin: Pin = {
  name: 'mfe-x',
  namespace: 'x',
  why: 'stable',
  stable: version('2'),
  previous: [version('1')],
};
const files = pageFiles([pin]);
const page = 'https://coinlane.example/de/exchange?from=btc';

describe('the files a page may run', () => {
  it.each([
    { what: 'the pinned entry', url: '/remotes/mfe-x/2/entry.js', isAllowed: true },
    {
      what: 'a lazy chunk of the pinned version',
      url: 'https://coinlane.example/remotes/mfe-x/2/picker.js',
      isAllowed: true,
    },
    { what: 'the version before', url: '/remotes/mfe-x/1/lifecycle.js', isAllowed: true },
    { what: 'a chunk of the shell', url: '/shell/7/browser/sentry.js', isAllowed: true },
    { what: 'a version that is not pinned', url: '/remotes/mfe-x/3/entry.js', isAllowed: false },
    { what: 'another origin', url: 'https://evil.example/remotes/mfe-x/2/entry.js', isAllowed: false },
    { what: 'a scheme-relative address', url: '//evil.example/remotes/mfe-x/2/entry.js', isAllowed: false },
    { what: 'another shell version', url: '/shell/6/browser/shell.js', isAllowed: false },
    { what: 'a way out of the shell folder', url: '/shell/7/%2e%2e/%2e%2e/gateway/x', isAllowed: false },
    { what: 'code in the address', url: 'javascript:alert(1)', isAllowed: false },
    { what: 'data in the address', url: 'data:text/javascript,alert(1)', isAllowed: false },
    { what: 'no address', url: 'http://', isAllowed: false },
  ])('$what: $isAllowed', ({ url, isAllowed }) => {
    expect(isAllowedScript(ownPath(url, page), files, '/shell/7/')).toBe(isAllowed);
  });

  it('knows the integrity of every file, lazy ones too', () => {
    expect(files.get('/remotes/mfe-x/2/picker.js')).toBe('sha384-picker');
    expect(files.size).toBe(6);
  });
});
