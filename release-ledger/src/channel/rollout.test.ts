import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { advanceRollout, revertRollout } from './advance-rollout.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { rolloutOf } from './rollout.ts';
import { stopCanary } from './stop-canary.ts';

const PLAN = { steps: [1, 10, 50, 100], everySeconds: 600 };
const VERSION = { ...REQUEST, remote: 'mfe-swap', version: '1.1.0' };

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
  await ledger.publishVersion('mfe-swap', '1.1.0');
});
afterEach(() => ledger.remove());

const start = (rollout = PLAN) => promote(ledger.store, 'local', { ...VERSION, rollout });
const advance = async (fromPercent: number, nowMs = 0) =>
  valueOf(await advanceRollout(ledger.store, 'local', { ...VERSION, fromPercent, nowMs }));
const revert = () => revertRollout(ledger.store, 'local', VERSION);
const pin = async () => {
  const found = (await ledger.head()).remotes['mfe-swap'];
  if (found === undefined) throw new Error('mfe-swap is missing');
  return found;
};
const all = async (): Promise<void> => {
  valueOf(await start());
  for (const percent of [1, 10, 50]) await advance(percent);
};

describe('a rollout', () => {
  it('starts with its first step', async () => {
    const { changes } = valueOf(await start());
    expect(changes.map(({ _tag }) => _tag)).toEqual(['CanaryChanged', 'RolloutChanged']);
    expect(rolloutOf(await pin())).toMatchObject({ version: '1.1.0', percent: 1, next: 10 });
  });

  it('goes through its steps, each with its own start, and ends as the stable version', async () => {
    valueOf(await start());
    const salt = (await pin()).canary?.salt;
    await advance(1, 1_000_000);
    expect(rolloutOf(await pin())).toMatchObject({ percent: 10, next: 50, endsAtMs: 1_600_000 });
    expect((await pin()).canary?.salt).toBe(salt);
    await advance(10);
    await advance(50, 2_000_000);
    expect(await pin()).toMatchObject({ stable: '1.1.0', previous: ['1.0.0'] });
    expect(await pin()).not.toHaveProperty('canary');
    expect(rolloutOf(await pin())).toMatchObject({ percent: 100, next: null, endsAtMs: 2_600_000 });
    expect((await advance(100)).outcome).toBe('unchanged');
  });

  it('makes each step once, however many servers make it', async () => {
    valueOf(await start());
    const { rev } = await ledger.head();
    const outcomes = await Promise.all([advance(1), advance(1), advance(1)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['appended', 'unchanged', 'unchanged']);
    expect((await ledger.head()).rev).toBe(rev + 1);
  });

  it.each([
    { rule: 'its canary is stopped', change: () => stopCanary(ledger.store, 'local', VERSION) },
    { rule: 'it is rolled back', change: () => rollback(ledger.store, 'local', VERSION) },
    {
      rule: 'an operator sets a share',
      change: () => promote(ledger.store, 'local', { ...VERSION, percent: 5 }),
    },
    {
      rule: 'the version is promoted for all visitors',
      change: () => promote(ledger.store, 'local', VERSION),
    },
  ])('ends if $rule, and no server continues it', async ({ change }) => {
    valueOf(await start());
    valueOf(await change());
    expect(await pin()).not.toHaveProperty('rollout');
    expect((await advance(1)).outcome).toBe('unchanged');
    expect((await advance(5)).outcome).toBe('unchanged');
  });

  it.each([
    { what: 'a single step', rollout: { ...PLAN, steps: [100] }, words: 'steps "100"' },
    { what: 'descending steps', rollout: { ...PLAN, steps: [10, 1, 100] }, words: 'steps "10,1,100"' },
    { what: 'an end before all visitors', rollout: { ...PLAN, steps: [1, 50] }, words: 'the last one 100' },
    { what: 'no visitors', rollout: { ...PLAN, steps: [0, 100] }, words: 'from 1 to 100' },
    { what: 'steps too short to see a hang', rollout: { ...PLAN, everySeconds: 59 }, words: 'one minute' },
  ])('is refused for $what', async ({ rollout, words }) => {
    const { rev } = await ledger.head();
    expect(wordsOfFailure(await start(rollout))).toContain(words);
    expect((await ledger.head()).rev).toBe(rev);
  });
});

describe('revertRollout', () => {
  it('restores the version before, once', async () => {
    await all();
    const outcomes = await Promise.all([revert(), revert()]);
    expect(outcomes.map((each) => valueOf(each).outcome).toSorted()).toEqual(['appended', 'unchanged']);
    expect(await pin()).toEqual({ stable: '1.0.0', previous: [] });
  });

  it.each([
    { rule: 'the rollout is not over', prepare: async () => valueOf(await start()) },
    {
      rule: 'another version is live',
      prepare: async () => {
        await all();
        await ledger.publishVersion('mfe-swap', '1.2.0');
        await ledger.promoteVersion('mfe-swap', '1.2.0');
      },
    },
  ])('changes nothing if $rule', async ({ prepare }) => {
    await prepare();
    const before = await pin();
    expect(valueOf(await revert()).outcome).toBe('unchanged');
    expect(await pin()).toEqual(before);
  });
});
