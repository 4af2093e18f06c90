import { join } from 'node:path';

import { aShell } from '../gate/gate.fixture.ts';
import { publishedVersions } from '../releases/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { publish } from './publish.ts';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const tight = aShell({ firstLoadBytes: { usual: 5, byRemote: {} } });
const aBuild = () => writeBuild(join(ledger.folder, 'build'));

describe('publish through the compatibility gate', () => {
  it('publishes a build that fits', async () => {
    const { release } = valueOf(
      await publish(ledger.store, aBuild(), { by: 'ann', gate: { shell: aShell() } }),
    );
    expect(release).not.toHaveProperty('forced');
  });

  it('refuses one that does not fit, with the rule, what was found and what would pass', async () => {
    const refused = await publish(ledger.store, aBuild(), { by: 'ann', gate: { shell: tight } });
    expect(wordsOfFailure(refused)).toContain(
      'refuses to publish: [byte-budget] mfe-swap@1.0.0: 24 bytes before the remote can be used; would pass: at most 5 bytes.',
    );
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });

  it('records in the release which rules were skipped, and why', async () => {
    const gate = { shell: tight, isForced: true };
    const { release } = valueOf(
      await publish(ledger.store, aBuild(), { by: 'ann', gate, reason: 'today only' }),
    );
    expect(release.forced).toMatchObject({ reason: 'today only', problems: [{ rule: 'byte-budget' }] });
    expect([...(await publishedVersions(ledger.store)).keys()]).toEqual(['mfe-swap']);
  });

  it('does not force without a reason', async () => {
    const gate = { shell: tight, isForced: true };
    expect(wordsOfFailure(await publish(ledger.store, aBuild(), { by: 'ann', gate }))).toContain(
      'reason of a forced change',
    );
  });
});
