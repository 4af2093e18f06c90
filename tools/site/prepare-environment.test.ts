import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environments, initialise } from '@coinlane/release-ledger';

import { aShell } from '../../release-ledger/src/gate/gate.fixture.ts';
import { ledgerPlace } from './ledger-place.ts';
import { prepareEnvironment } from './prepare-environment.ts';
import { promoteRemotes, publishRemotes } from './publish-all.ts';

describe('the environment that the scripts of the repository write to', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'environment-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const placeOf = (variables: Readonly<Record<string, string>>) =>
    ledgerPlace({ DATA_DIR: folder, ...variables });

  it.each([{ LEDGER_ENV: 'local' }, {}])('is created if it is the default one: %o', async (variables) => {
    const place = placeOf(variables);
    await prepareEnvironment(place, 'npm start');
    expect(await environments(place.store)).toEqual(['local']);
  });

  it('is used unchanged if it exists', async () => {
    const place = placeOf({ LEDGER_ENV: 'production' });
    await initialise(place.store, 'production', { by: 'ops', reason: 'first start' });
    await prepareEnvironment(place, 'npm start');
    expect(await environments(place.store)).toEqual(['production']);
  });

  it('is not created for a misspelt LEDGER_ENV', async () => {
    const place = placeOf({ LEDGER_ENV: 'prodution' });
    await initialise(place.store, 'production', { by: 'ops', reason: 'first start' });
    await expect(publishRemotes(place, [], { by: 'npm start' })).rejects.toThrow(
      'There is no environment "prodution" in this ledger. Known: production. LEDGER_ENV names it. If the name is right, create it: npm run ledger -- init --env prodution',
    );
    // the facts are given: the build of the shell may run at the same time as this test
    const promotion = { by: 'npm start', reason: 'local start', shell: aShell() };
    await expect(promoteRemotes(place, [], promotion)).rejects.toThrow('There is no environment "prodution"');
    expect(await place.store.list('channels/')).toEqual(await channelKeys('production'));
  });

  const channelKeys = (env: string) => placeOf({}).store.list(`channels/${env}/`);
});
