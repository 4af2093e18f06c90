import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeBuild } from '../testing/a-build.ts';
import type { BuildOptions } from '../testing/a-build.ts';
import { aLedger, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { publish } from './publish.ts';

const BY = { by: 'ann' };

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const aBuild = (options: BuildOptions = {}): string => writeBuild(join(ledger.folder, 'build'), options);

describe('publish refuses a build', () => {
  it('of a remote that the publisher may not publish', async () => {
    const refused = await publish(ledger.store, aBuild(), { ...BY, remote: 'mfe-pro' });
    expect(wordsOfFailure(refused)).toContain('build.json is of mfe-swap, expected mfe-pro');
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });

  it.each([
    {
      what: 'without its entry',
      options: { files: { 'browser/remote-entry.js': null } },
      says: 'field entry.path: the file browser/remote-entry.js is not in the build',
    },
    {
      what: 'without its server file',
      options: { files: { 'server/server.cjs': null } },
      says: 'field server: the file server/server.cjs is not in the build',
    },
    {
      what: 'without a language',
      options: { files: { 'locales/de.json': null } },
      says: 'field locales: the file locales/de.json is not in the build',
    },
    {
      what: 'without a preloaded script',
      options: { files: { 'browser/main.js': null } },
      says: 'field preload.scripts: the file browser/main.js is not in the build',
    },
    {
      what: 'without a preloaded style',
      options: { files: { 'browser/main.css': null } },
      says: 'field preload.styles: the file browser/main.css is not in the build',
    },
    {
      what: 'whose unique name lacks the version',
      options: { fields: { uniqueName: 'mfe-swap' } },
      says: 'field uniqueName: expected mfe-swap@1.0.0, which carries the version, got "mfe-swap"',
    },
    {
      what: 'whose name has a path',
      options: { name: '../mfe' },
      says: 'build.json, field name: expected a lower-case name such as mfe-swap, got "../mfe"',
    },
    {
      what: 'whose version has a path',
      options: { version: '../1' },
      says: 'build.json, field version: expected a version',
    },
    {
      what: 'whose entry leaves the folder',
      options: { fields: { entry: { path: '../../x.js', globalName: 'x' } } },
      says: 'build.json, field entry.path: expected a relative path inside the build',
    },
    {
      what: 'with a hidden file',
      options: { files: { 'browser/.env': 'x' } },
      says: 'the path "browser/.env" is not safe to publish',
    },
    {
      what: 'with two names that differ only in case',
      options: { files: { 'browser/Extra.js': 'x', 'Browser/extra.js': 'y' } },
      says: 'Browser/extra.js and browser/Extra.js differ only in case',
    },
    {
      what: 'with a name that ends with a dot',
      options: { files: { 'browser/extra.js.': 'x' } },
      says: 'the path "browser/extra.js." is not safe to publish',
    },
    {
      what: 'with a name in Unicode, composed or not',
      options: { files: { 'browser/caf\u00E9.js': 'x', 'browser/cafe\u0301.js': 'y' } },
      says: 'is not safe to publish',
    },
    {
      what: 'with its own release.json',
      options: { files: { 'release.json': '{}' } },
      says: 'release.json is written by the ledger',
    },
    {
      what: 'whose build.json is not JSON',
      options: { files: { 'build.json': '{' } },
      says: 'build.json, the whole file: expected JSON',
    },
  ])('$what', async ({ options, says }) => {
    expect(wordsOfFailure(await publish(ledger.store, aBuild(options), BY))).toContain(says);
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });

  it('with a link out of its folder', async () => {
    const build = aBuild();
    symlinkSync('/etc/hostname', join(build, 'browser', 'host.js'));
    expect(wordsOfFailure(await publish(ledger.store, build, BY))).toContain(
      'browser/host.js is neither a file nor a folder (links are not followed)',
    );
  });

  it('without a build.json, and lists the files', async () => {
    const build = aBuild();
    rmSync(join(build, 'build.json'));
    expect(wordsOfFailure(await publish(ledger.store, build, BY))).toMatch(
      /^There is no build "build.json" in .*\. Known: browser\/main\.css, /,
    );
  });

  it('that does not exist', async () => {
    const nowhere = join(ledger.folder, 'nowhere');
    expect(wordsOfFailure(await publish(ledger.store, nowhere, BY))).toBe(
      `Could not read ${nowhere}: the file or folder does not exist (ENOENT).`,
    );
  });

  it('whose folder is a file', async () => {
    writeFileSync(join(ledger.folder, 'file'), 'x');
    expect(wordsOfFailure(await publish(ledger.store, join(ledger.folder, 'file'), BY))).toContain('ENOTDIR');
  });
});
