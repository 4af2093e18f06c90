import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { makeKey } from '@coinlane/release-ledger';

import { fromRoot } from '../webpack/index.ts';
import { ledgerPlace } from './ledger-place.ts';

describe('the location of the ledger', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'place-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each<{ what: string; variables: (path: string) => Record<string, string>; at: string }>([
    { what: 'DATA_DIR', variables: (path) => ({ DATA_DIR: path }), at: 'ledger' },
    {
      what: 'LEDGER_STORE',
      variables: (path) => ({ DATA_DIR: '/x', LEDGER_STORE: join(path, 'y') }),
      at: 'y',
    },
    {
      what: 'a blank LEDGER_STORE, as if it were absent',
      variables: (path) => ({ DATA_DIR: path, LEDGER_STORE: ' ' }),
      at: 'ledger',
    },
    {
      what: 'a path relative to the repository',
      variables: (path) => ({ LEDGER_STORE: join(relative(fromRoot(), path), 'z') }),
      at: 'z',
    },
  ])('is set by $what', async ({ variables, at }) => {
    await ledgerPlace(variables(folder)).store.createIfAbsent('a/b', new Uint8Array([1]));
    expect(existsSync(join(folder, at, 'a/b'))).toBe(true);
  });

  it('has the environment local and no signature by default', () => {
    expect(ledgerPlace({ DATA_DIR: folder })).toMatchObject({ env: 'local', signingKey: null });
    const { id, privateKey } = makeKey();
    const variables = { DATA_DIR: folder, LEDGER_ENV: 'staging', LEDGER_SIGNING_KEY: privateKey };
    expect(ledgerPlace(variables)).toMatchObject({ env: 'staging', signingKey: { id } });
  });

  it('is refused with a message if it is not understood', () => {
    expect(() => ledgerPlace({ LEDGER_STORE: 'gs://bucket' })).toThrow(
      'expected a folder, file:///folder, or s3://',
    );
  });
});
