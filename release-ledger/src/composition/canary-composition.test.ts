import { promote } from '../channel/index.ts';
import { wordsOf } from '../errors/index.ts';
import { collectGarbage } from '../gc/index.ts';
import { publishedVersions } from '../releases/index.ts';
import { aLedger, REQUEST, valueOf } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { pinComposition } from './pin-composition.ts';
import { resolveComposition } from './resolve-composition.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
  await ledger.publishVersion('mfe-swap', '1.2.0');
  await give('1.1.0', 10);
});
afterEach(() => ledger.remove());

const give = async (version: string, percent: number) =>
  valueOf(await promote(ledger.store, 'local', { ...REQUEST, remote: 'mfe-swap', version, percent }));

const MAIN = 'remotes/mfe-swap/1.1.0/browser/main.js';

describe('a canary', () => {
  it('is resolved with the composition, even if stopped', async () => {
    const canary = async () =>
      valueOf(await resolveComposition(ledger.store, 'local')).remotes['mfe-swap']?.canary?.version;
    expect(await canary()).toBe('1.1.0');
    await give('1.1.0', 0);
    expect(await canary()).toBe('1.1.0');
    await give('1.1.0', 100);
    expect(await canary()).toBeUndefined();
  });

  it('is reported if its release is gone, without affecting other remotes', async () => {
    ledger.delete('remotes/mfe-swap/1.1.0/release.json');
    const { remotes, problems } = valueOf(await resolveComposition(ledger.store, 'local'));
    expect(remotes['mfe-swap']).toMatchObject({ stable: { version: '1.0.0' }, canary: null });
    expect(problems.map(wordsOf)).toEqual([expect.stringContaining('There is no version "1.1.0"')]);
  });

  it('is in the status with its share, and not among the pending versions', async () => {
    const { remotes } = valueOf(await status(ledger.store, 'local'));
    expect(remotes).toMatchObject([{ canary: { version: '1.1.0', percent: 10 }, waiting: ['1.2.0'] }]);
  });

  it.each([10, 0])('is verified file by file at %d %', async (percent) => {
    await give('1.1.0', percent);
    expect(valueOf(await verify(ledger.store, 'local'))).toMatchObject({ releases: 2, problems: [] });
    ledger.overwrite(MAIN, 'evil');
    expect(valueOf(await verify(ledger.store, 'local')).problems).toMatchObject([{ file: MAIN }]);
  });

  it.each([10, 0])('is never garbage, not even at %d %', async (percent) => {
    await give('1.1.0', percent);
    valueOf(await collectGarbage(ledger.store, { keep: 1, minAgeMs: 0, settleMs: 0 }));
    expect((await publishedVersions(ledger.store)).get('mfe-swap')).toEqual(['1.0.0', '1.1.0']);
  });

  it('is listed with a pinned composition, whose pages all get the stable versions', async () => {
    const running = valueOf(await pinComposition(ledger.store, 'local'));
    expect(running).toMatchObject({ remotes: { 'mfe-swap': '1.0.0' }, canaries: { 'mfe-swap': '1.1.0' } });
    await give('1.1.0', 0);
    expect(valueOf(await pinComposition(ledger.store, 'local')).canaries).toEqual({});
  });
});
