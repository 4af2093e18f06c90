import { initialise, issueToken } from '@coinlane/release-ledger';

import { valueOf } from '../../releases/ledger/ledger-site.fixture.ts';
import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import { createFragmentHealth } from './fragment-health.ts';

const isLive = () => true;

describe('createFragmentHealth', () => {
  it.each([
    { rule: 'two failures are not reported', results: [false, false], failures: null },
    { rule: 'three are reported', results: [false, false, false], failures: '3 of the last 3' },
    { rule: 'more than half is reported', results: [true, false, false, false], failures: '3 of the last 4' },
    { rule: 'half is not reported', results: [true, true, true, false, false, false], failures: null },
    {
      rule: 'a version that recovered is not reported',
      results: [...Array.from({ length: 10 }, () => false), ...Array.from({ length: 10 }, () => true)],
      failures: null,
    },
  ])('$rule', ({ results, failures }) => {
    const health = createFragmentHealth();
    for (const isRendered of results) health.record('mfe-swap', '1.0.0', isRendered);
    const problem = `mfe-swap@1.0.0 fails on the server: ${String(failures)} renders`;
    expect(health.problems(isLive)).toEqual(failures === null ? [] : [problem]);
  });

  it('reports only live versions', () => {
    const health = createFragmentHealth();
    for (const version of ['1.0.0', '2.0.0', '1.0.0', '2.0.0', '1.0.0', '2.0.0'])
      health.record('mfe-swap', version, false);
    expect(health.problems((_, version) => version === '2.0.0')).toHaveLength(1);
  });
});

describe('a version that throws on each server render', () => {
  it('degrades the server and counts as errors of the version', async () => {
    const THROWS = 'exports.render = async () => { throw new Error("broken"); };';
    const site = await aSite([aRelease('mfe-swap', '1.0.0', THROWS)]);
    const { store, environment } = site.config.ledger;
    try {
      valueOf(await initialise(store, environment, { by: 'ann', reason: 'a test' }));
      const { secret } = valueOf(
        await issueToken(store, environment, { for: 'ops', name: 'eva', by: 'ann' }),
      );
      for (const page of ['1', '2', '3']) await site.server.app.inject(`/swap?page=${page}`);
      const { body } = await site.server.app.inject('/readyz');
      expect(JSON.parse(body)).toMatchObject({
        status: 'degraded',
        reasons: [expect.stringMatching(/^mfe-swap@1.0.0 fails on the server: 3 of the last 3 renders/)],
      });
      const health = await site.server.app.inject({
        url: '/ledger/health',
        headers: { authorization: `Bearer ${secret ?? ''}` },
      });
      expect(health.json()).toEqual([
        expect.objectContaining({ remote: 'mfe-swap', version: '1.0.0', errors: 3, errorRate: 1 }),
      ]);
    } finally {
      await site.close();
    }
  });
});
