import * as E from 'fp-ts/lib/Either.js';

import { wordsOf } from '../errors/index.ts';
import { sha256Of } from '../format/index.ts';
import { folderStore, nodeFiles } from '../store/index.ts';
import { aLedger, REQUEST, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { promote } from './promote.ts';
import { readHead } from './read-head.ts';

const original = aLedger();
let ledger: ALedger;
beforeAll(() => original.live('1.0.0', '1.1.0', '1.2.0', '1.3.0'));
afterAll(() => original.remove());
beforeEach(() => {
  ledger = aLedger(original.folder);
});
afterEach(() => ledger.remove());

const hint = (rev: number): string => JSON.stringify({ schema: 1, rev, sha256: 'a'.repeat(64) });

/** Rewrites a revision file with some fields changed. */
const alter = async (at: ALedger, rev: number, fields: Readonly<Record<string, unknown>>) => {
  const bytes = await at.store.read(at.revisionKey(rev));
  const revision: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
  at.overwrite(at.revisionKey(rev), JSON.stringify({ ...Object(revision), ...fields }));
};

const headNow = async () => {
  const { revision, highest, problem } = valueOf(await readHead(ledger.store, 'local'));
  return { rev: revision.rev, highest, problem: problem === null ? null : wordsOf(problem) };
};

describe('readHead with a hint that is', () => {
  it.each([
    { what: 'right', spoil: () => undefined },
    { what: 'missing', spoil: () => ledger.delete(ledger.headKey) },
    { what: 'behind', spoil: () => ledger.overwrite(ledger.headKey, hint(2)) },
    { what: 'ahead', spoil: () => ledger.overwrite(ledger.headKey, hint(900)) },
    { what: 'far ahead', spoil: () => ledger.overwrite(ledger.headKey, hint(Number.MAX_SAFE_INTEGER)) },
    { what: 'torn', spoil: () => ledger.overwrite(ledger.headKey, '{"schema":1,"re') },
    { what: 'empty', spoil: () => ledger.overwrite(ledger.headKey, '') },
    { what: 'of another type', spoil: () => ledger.overwrite(ledger.headKey, '{"schema":2,"rev":"x"}') },
    { what: 'negative', spoil: () => ledger.overwrite(ledger.headKey, hint(-4)) },
  ])('$what: finds the newest revision (fault matrix S04)', async ({ spoil }) => {
    spoil();
    expect(await headNow()).toEqual({ rev: 5, highest: 5, problem: null });
  });

  it('returns the hash of the file', async () => {
    const { hash } = valueOf(await readHead(ledger.store, 'local'));
    expect(hash).toBe(sha256Of((await ledger.store.read(ledger.revisionKey(5))) ?? new Uint8Array()));
  });
});

describe('readHead over a broken revision (fault matrix S04)', () => {
  const FILE = 'channels/local/000000000';

  it.each([
    {
      what: 'the newest is torn',
      spoil: () => ledger.overwrite(ledger.revisionKey(5), '{"schema":1,'),
      found: {
        rev: 4,
        problem: `${FILE}5.json cannot be trusted: the whole file: expected JSON, got 12 bytes that are not.`,
      },
    },
    {
      what: 'the two newest are torn',
      spoil: () => {
        ledger.overwrite(ledger.revisionKey(5), '');
        ledger.overwrite(ledger.revisionKey(4), '');
      },
      found: {
        rev: 3,
        problem: `${FILE}5.json cannot be trusted: the whole file: expected JSON, got 0 bytes that are not.`,
      },
    },
    {
      what: 'the newest has the number of another',
      spoil: () => alter(ledger, 5, { rev: 6 }),
      found: { rev: 4, problem: `${FILE}5.json cannot be trusted: it has the number 6.` },
    },
    {
      what: 'the newest links to another previous revision',
      spoil: () => alter(ledger, 5, { prev: 'b'.repeat(64) }),
      found: {
        rev: 4,
        problem: expect.stringContaining(
          `${FILE}5.json cannot be trusted: the chain is broken: it follows bbbbbbbbbbbb…`,
        ) as unknown,
      },
    },
    {
      what: 'the previous one was altered: the hint confirms the newest',
      spoil: () => alter(ledger, 4, { reason: 'something else' }),
      found: { rev: 5, problem: expect.stringContaining('the chain is broken') as unknown },
    },
    {
      what: 'the previous one was altered and there is no hint: both are skipped',
      spoil: async () => {
        await alter(ledger, 4, { reason: 'something else' });
        ledger.delete(ledger.headKey);
      },
      found: {
        rev: 3,
        problem: expect.stringContaining(`${FILE}5.json cannot be trusted: the chain is broken`) as unknown,
      },
    },
    {
      what: 'the previous one is missing',
      spoil: () => {
        ledger.delete(ledger.revisionKey(4));
        ledger.delete(ledger.headKey);
      },
      found: {
        rev: 3,
        problem: `${FILE}5.json cannot be trusted: the chain is broken: revision 4 before it is missing.`,
      },
    },
  ])('$what', async ({ spoil, found }) => {
    await spoil();
    expect(await headNow()).toEqual({ highest: 5, ...found });
  });

  it('fails with the reason if no valid revision is left', async () => {
    for (const rev of [1, 2, 3, 4, 5]) ledger.overwrite(ledger.revisionKey(rev), 'x');
    expect(wordsOfFailure(await readHead(ledger.store, 'local'))).toContain(
      `${FILE}5.json cannot be trusted`,
    );
  });

  it('refuses an append after a revision that it refuses', async () => {
    ledger.overwrite(ledger.revisionKey(5), 'x');
    const request = { ...REQUEST, remote: 'mfe-swap', version: '1.0.0' };
    expect(wordsOfFailure(await promote(ledger.store, 'local', request))).toContain(
      `${FILE}5.json cannot be trusted`,
    );
    expect(await ledger.store.read(ledger.revisionKey(6))).toBeNull();
  });
});

describe('readHead fails with a message', () => {
  it('for an unknown environment', async () => {
    expect(wordsOfFailure(await readHead(ledger.store, 'production'))).toBe(
      'There is no environment "production" in this ledger. Known: local.',
    );
  });

  it.each(['../channels', '', 'a/b', 'LOCAL'])('for the name %j', async (env) => {
    expect(wordsOfFailure(await readHead(ledger.store, env))).toContain('is not allowed');
  });

  it('if the store cannot be read (fault matrix S03)', async () => {
    const refused = Object.assign(new Error('no'), { code: 'EACCES' });
    const store = folderStore(ledger.root, { ...nodeFiles, read: () => Promise.reject(refused) });
    const head = await readHead(store, 'local');
    expect(E.isLeft(head) && head.left._tag).toBe('StoreFailed');
    expect(wordsOfFailure(head)).toContain('permission denied (EACCES)');
  });
});
