import type { Pin } from '@coinlane/shared-contracts/lifecycle';

import { growingPageFiles, isAllowedScript, ownPath } from './page-files';

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
const shellFiles = [
  { url: '/shell/7/browser/sentry.js', integrity: 'sha384-sentry' },
  { url: '/shell/7/browser/ops.css', integrity: 'sha384-ops' },
];
const allowed = growingPageFiles({ pins: [pin], shellFiles, overrides: [] });
const page = 'https://coinlane.example/de/exchange?from=btc';

describe('files that are admitted later', () => {
  it.each([
    {
      what: 'a file of a release',
      url: '/remotes/mfe-x/2/late.js',
      integrity: 'sha384-late',
      isAllowed: true,
    },
    {
      what: 'a file of the shell',
      url: '/shell/7/browser/late.js',
      integrity: 'sha384-late',
      isAllowed: true,
    },
    { what: 'a file without a hash', url: '/remotes/mfe-x/2/late.js', integrity: '', isAllowed: false },
    { what: 'another path', url: '/gateway/x.js', integrity: 'sha384-late', isAllowed: false },
    {
      what: 'a path that leaves the folder',
      url: '/shell/7/../../x.js',
      integrity: 'sha384-late',
      isAllowed: false,
    },
    {
      what: 'another origin',
      url: 'https://evil.example/shell/7/x.js',
      integrity: 'sha384-late',
      isAllowed: false,
    },
  ])('$what: $isAllowed', ({ url, integrity, isAllowed }) => {
    const growing = growingPageFiles({ pins: [], shellFiles: [], overrides: [] });
    growing.admitFiles([{ url, integrity }]);
    expect(growing.files.has(url)).toBe(isAllowed);
  });

  it('do not replace a known hash', () => {
    const growing = growingPageFiles({ pins: [pin], shellFiles, overrides: [] });
    growing.admitFiles([{ url: '/shell/7/browser/sentry.js', integrity: 'sha384-other' }]);
    expect(growing.files.get('/shell/7/browser/sentry.js')).toBe('sha384-sentry');
  });
});

describe('files that a page may run', () => {
  it.each([
    { what: 'the pinned entry', url: '/remotes/mfe-x/2/entry.js', isAllowed: true },
    {
      what: 'a lazy chunk of the pinned version',
      url: 'https://coinlane.example/remotes/mfe-x/2/picker.js',
      isAllowed: true,
    },
    { what: 'the previous version', url: '/remotes/mfe-x/1/lifecycle.js', isAllowed: true },
    { what: 'a lazy chunk of the shell', url: '/shell/7/browser/sentry.js', isAllowed: true },
    { what: 'a version that is not pinned', url: '/remotes/mfe-x/3/entry.js', isAllowed: false },
    { what: 'another origin', url: 'https://evil.example/remotes/mfe-x/2/entry.js', isAllowed: false },
    { what: 'a scheme-relative address', url: '//evil.example/remotes/mfe-x/2/entry.js', isAllowed: false },
    { what: 'another shell version', url: '/shell/6/browser/sentry.js', isAllowed: false },
    { what: 'a file outside the shell’s folder', url: '/shell/7/browser/other.js', isAllowed: false },
    {
      what: 'a local build that was not requested',
      url: '/remotes/mfe-x/local-1/x.js',
      isAllowed: false,
    },
    {
      what: 'a path that leaves the shell folder',
      url: '/shell/7/%2e%2e/%2e%2e/gateway/x',
      isAllowed: false,
    },
    { what: 'a javascript: URL', url: 'javascript:alert(1)', isAllowed: false },
    { what: 'a data: URL', url: 'data:text/javascript,alert(1)', isAllowed: false },
    { what: 'an invalid URL', url: 'http://', isAllowed: false },
  ])('$what: $isAllowed', ({ url, isAllowed }) => {
    expect(isAllowedScript(ownPath(url, page), allowed)).toBe(isAllowed);
  });

  it('include the integrity of every file, also of lazy ones', () => {
    expect(allowed.files.get('/remotes/mfe-x/2/picker.js')).toBe('sha384-picker');
    expect(allowed.files.get('/shell/7/browser/sentry.js')).toBe('sha384-sentry');
    expect(allowed.files.get('/shell/7/browser/ops.css')).toBe('sha384-ops');
    expect(allowed.files.size).toBe(8);
  });

  it('are extended by the files of later versions, but not by files without integrity', () => {
    const growing = growingPageFiles({ pins: [pin], shellFiles, overrides: [] });
    const bare = { ...version('4'), entry: { url: '/remotes/mfe-x/4/entry.js', integrity: '' } };
    growing.admit([{ ...pin, stable: version('3'), previous: [bare] }]);
    expect(growing.files.get('/remotes/mfe-x/3/picker.js')).toBe('sha384-picker');
    expect(growing.files.has('/remotes/mfe-x/4/entry.js')).toBe(false);
    growing.admit([
      { ...pin, stable: { ...version('5'), entry: { url: '/shell/7/browser/x.js', integrity: 'sha384-x' } } },
    ]);
    expect(growing.files.has('/shell/7/browser/x.js')).toBe(false);
  });
});

describe('a build on a developer’s machine (its files have no integrity)', () => {
  const isAllowed = (asked: {
    readonly overrides: readonly string[];
    readonly entry: { readonly url: string; readonly integrity: string };
    readonly url: string;
  }): boolean => {
    const pins: readonly Pin[] = [
      { ...pin, why: 'override', stable: { ...version('2'), entry: asked.entry }, previous: [] },
    ];
    const page = growingPageFiles({ pins, shellFiles, overrides: asked.overrides });
    return isAllowedScript(ownPath(asked.url, 'https://coinlane.example/'), page);
  };
  const asked = {
    overrides: ['mfe-x@http://localhost:4100'],
    entry: { url: '/remotes/mfe-x/local-4100/browser/entry.js', integrity: '' },
    url: '/remotes/mfe-x/local-4100/browser/picker.js',
  };

  it.each([
    { what: 'may run chunks of its folder if it was requested', ...asked, runs: true },
    { what: 'may not run anything if it was not requested', ...asked, overrides: [], runs: false },
    {
      what: 'has no open folder if its entry has an integrity',
      ...asked,
      entry: { ...asked.entry, integrity: 'sha384-entry' },
      runs: false,
    },
    {
      what: 'does not allow another port',
      ...asked,
      url: '/remotes/mfe-x/local-4101/browser/picker.js',
      runs: false,
    },
    {
      what: 'does not allow another remote',
      ...asked,
      url: '/remotes/mfe-y/local-4100/browser/picker.js',
      runs: false,
    },
    {
      what: 'does not allow a path that leaves its folder',
      ...asked,
      url: '/remotes/mfe-x/local-4100/..%2f..%2fgateway/x',
      runs: false,
    },
    {
      what: 'must have a local URL: a release without integrity allows nothing',
      ...asked,
      entry: { url: '/remotes/mfe-x/3/browser/entry.js', integrity: '' },
      url: '/remotes/mfe-x/3/browser/picker.js',
      runs: false,
    },
  ])('$what', ({ runs, ...page }) => {
    expect(isAllowed(page)).toBe(runs);
  });
});
