import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { environments } from './environments.ts';
import { initialise } from './initialise.ts';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

describe('initialise', () => {
  it('creates the first, empty revision of an environment', async () => {
    const request = { ...REQUEST, shell: '0.1.0', requestId: 'r-1' };
    const { outcome, revision } = valueOf(await initialise(ledger.store, 'production', request));
    expect(outcome).toBe('appended');
    expect(revision).toMatchObject({ rev: 1, prev: null, remotes: {}, shell: '0.1.0', requestId: 'r-1' });
    expect(await environments(ledger.store)).toEqual(['production']);
  });

  it('leaves an existing environment unchanged', async () => {
    await ledger.live('1.0.0');
    const { outcome, revision } = valueOf(await initialise(ledger.store, 'local', REQUEST));
    expect({ outcome, rev: revision.rev }).toEqual({ outcome: 'unchanged', rev: 2 });
  });

  it('creates one revision if two run at once', async () => {
    const both = await Promise.all([
      initialise(ledger.store, 'local', REQUEST),
      initialise(ledger.store, 'local', REQUEST),
    ]);
    const [one, other] = both.map(valueOf);
    expect([one?.outcome, other?.outcome].toSorted()).toEqual(['appended', 'unchanged']);
    expect(one?.revision).toEqual(other?.revision);
  });

  it('writes nothing in a dry run', async () => {
    const request = { ...REQUEST, isDryRun: true };
    expect(valueOf(await initialise(ledger.store, 'local', request)).outcome).toBe('planned');
    expect(await environments(ledger.store)).toEqual([]);
  });

  it.each([
    { env: 'Production', request: {}, says: 'environment "Production" is not allowed' },
    { env: '../x', request: {}, says: 'environment "../x" is not allowed' },
    { env: 'local', request: { by: '' }, says: 'by "" is not allowed' },
  ])('refuses $env $request', async ({ env, request, says }) => {
    expect(wordsOfFailure(await initialise(ledger.store, env, { ...REQUEST, ...request }))).toContain(says);
  });
});
