import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { initialise } from '../channel/index.ts';
import { StoreFailure } from '../store/index.ts';
import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { checkToken } from './check-token.ts';
import { issueToken } from './issue-token.ts';
import type { IssueRequest } from './issue-token.ts';
import { listTokens } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import { isOps, canChange } from './token.ts';

const DAY_MS = 86_400_000;

let ledger: ALedger;
beforeEach(async () => {
  ledger = aLedger();
  await ledger.live('1.0.0');
});
afterEach(() => {
  ledger.remove();
  jest.restoreAllMocks();
});

const issue = async (request: Partial<IssueRequest> = {}) => {
  const { token, secret } = valueOf(
    await issueToken(ledger.store, 'local', { for: 'mfe-swap', by: 'ann', ...request }),
  );
  return { token, secret: secret ?? '' };
};

const check = async (secret: string, env = 'local') => valueOf(await checkToken(ledger.store, env, secret));

describe('issueToken', () => {
  it('returns a secret once and stores its hash', async () => {
    const { token, secret } = await issue({ name: 'CI of mfe-swap', days: 30 });
    expect(secret).toMatch(new RegExp(`^cl_${token.id}_[A-Za-z0-9_-]{43}$`));
    expect(Date.parse(token.expiresAt) - Date.parse(token.issuedAt)).toBe(30 * DAY_MS);
    const stored = readFileSync(join(ledger.root, 'tokens', `${token.id}.json`), 'utf8');
    expect(stored).not.toContain(secret.split('_').slice(2).join('_'));
    expect(JSON.parse(stored)).toMatchObject({ name: 'CI of mfe-swap', for: 'mfe-swap', env: 'local' });
  });

  it('never creates the same token twice', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => issue()));
    expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(20);
  });

  it('lists the existing remotes if the given one has no release', async () => {
    const request = { for: 'mfe-new', by: 'ann', isDryRun: true };
    const { outcome, secret, knownRemotes } = valueOf(await issueToken(ledger.store, 'local', request));
    expect({ outcome, secret, knownRemotes }).toEqual({
      outcome: 'planned',
      secret: null,
      knownRemotes: ['mfe-swap'],
    });
    expect(await ledger.store.list('tokens/')).toEqual([]);
  });

  it.each([
    { rule: 'a scope with a path', request: { for: '../x' }, says: 'remote "../x" is not allowed' },
    { rule: 'an empty name', request: { name: ' ' }, says: 'name of a token " "' },
    { rule: 'a name with line breaks', request: { name: 'a\nb' }, says: 'name of a token' },
    { rule: 'a long name', request: { name: 'x'.repeat(65) }, says: 'of 1 to 64 characters' },
    { rule: 'no days', request: { days: 0 }, says: 'days "0" is not allowed' },
    { rule: 'too many days', request: { days: 3651 }, says: 'from 1 to 3650' },
    { rule: 'an empty author', request: { by: '' }, says: 'by "" is not allowed' },
  ])('refuses $rule', async ({ request, says }) => {
    const asked = { for: 'mfe-swap', by: 'ann', ...request };
    expect(wordsOfFailure(await issueToken(ledger.store, 'local', asked))).toContain(says);
  });

  it('refuses an unknown environment and lists the existing ones', async () => {
    expect(wordsOfFailure(await issueToken(ledger.store, 'prod', { for: 'ops', by: 'ann' }))).toBe(
      'There is no environment "prod" in this ledger. Known: local.',
    );
  });
});

describe('checkToken', () => {
  it('finds a token by its secret', async () => {
    const { token, secret } = await issue();
    expect(await check(secret)).toEqual(token);
  });

  it.each([
    { rule: 'another secret', of: (secret: string) => `${secret.slice(0, -4)}AAAA` },
    { rule: 'another id', of: (secret: string) => secret.replace(/^cl_[0-9a-f]{12}/, 'cl_000000000000') },
    { rule: 'the id alone', of: (secret: string) => secret.slice(0, 15) },
    { rule: 'an id with a path', of: (secret: string) => secret.replace(/^cl_[0-9a-f]{12}/, 'cl_../../x') },
    { rule: 'nothing', of: () => '' },
    { rule: 'extra text after it', of: (secret: string) => `${secret} ` },
  ])('returns null for $rule', async ({ of }) => {
    const { secret } = await issue();
    expect(await check(of(secret))).toBeNull();
  });

  it('is valid in its environment only', async () => {
    valueOf(await initialise(ledger.store, 'staging', REQUEST));
    const { secret } = await issue();
    expect(await check(secret, 'staging')).toBeNull();
  });

  it('expires after its last day', async () => {
    const { secret } = await issue({ days: 1 });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
    expect(await check(secret)).toBeNull();
  });

  it('is refused once revoked, even if the revocation file is broken', async () => {
    const [one, other] = [await issue(), await issue()];
    valueOf(await revokeToken(ledger.store, one.token.id, REQUEST));
    await ledger.store.createIfAbsent(`tokens/${other.token.id}.revoked.json`, new Uint8Array([1]));
    expect(await check(one.secret)).toBeNull();
    expect(await check(other.secret)).toBeNull();
  });

  it('fails if the file of a token is broken or replaced by another', async () => {
    const [one, other] = [await issue(), await issue()];
    ledger.copy(`tokens/${other.token.id}.json`, `tokens/${one.token.id}.json`);
    expect(wordsOfFailure(await checkToken(ledger.store, 'local', one.secret))).toContain(
      `it has the id ${other.token.id}`,
    );
    ledger.overwrite(`tokens/${other.token.id}.json`, '{');
    expect(wordsOfFailure(await checkToken(ledger.store, 'local', other.secret))).toContain('expected JSON');
  });
});

describe('revokeToken', () => {
  it('revokes a token once', async () => {
    const { token } = await issue();
    expect(valueOf(await revokeToken(ledger.store, token.id, REQUEST)).outcome).toBe('revoked');
    expect(valueOf(await revokeToken(ledger.store, token.id, REQUEST)).outcome).toBe('unchanged');
  });

  it('revokes nothing in a dry run', async () => {
    const { token, secret } = await issue();
    const request = { ...REQUEST, isDryRun: true };
    expect(valueOf(await revokeToken(ledger.store, token.id, request)).outcome).toBe('planned');
    expect(await check(secret)).not.toBeNull();
  });

  it.each(['000000000000', '../x', ''])('lists the existing ids for %j', async (id) => {
    const { token } = await issue();
    expect(wordsOfFailure(await revokeToken(ledger.store, id, REQUEST))).toBe(
      `There is no token ${JSON.stringify(id)} in this ledger. Known: ${token.id}.`,
    );
  });
});

describe('listTokens', () => {
  it('lists holders and validity, without anything secret', async () => {
    const revoked = await issue({ name: 'eva', for: 'ops' });
    const good = await issue({ days: 2 });
    const expired = await issue({ days: 1 });
    valueOf(await revokeToken(ledger.store, revoked.token.id, REQUEST));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1000);
    const { tokens, problems } = valueOf(await listTokens(ledger.store));
    const states = Object.fromEntries(tokens.map(({ id, state }) => [id, state]));
    expect({ states, problems }).toEqual({
      states: { [revoked.token.id]: 'revoked', [good.token.id]: 'good', [expired.token.id]: 'expired' },
      problems: [],
    });
    expect(JSON.stringify(tokens)).not.toContain('sha256');
  });

  it('lists a file it cannot read, and the other tokens', async () => {
    const { token } = await issue();
    await ledger.store.createIfAbsent('tokens/0123456789ab.json', new Uint8Array([1]));
    const { tokens, problems } = valueOf(await listTokens(ledger.store));
    expect(tokens.map(({ id }) => id)).toEqual([token.id]);
    expect(problems).toMatchObject([{ file: 'tokens/0123456789ab.json' }]);
  });

  it('fails with a message if the store fails', async () => {
    const failure = new StoreFailure('list', 'tokens/', 'the disk reports an error (EIO)');
    const store = storeWith(ledger.store, { list: () => Promise.reject(failure) });
    expect(wordsOfFailure(await listTokens(store))).toBe(
      'Could not list tokens/: the disk reports an error (EIO).',
    );
  });
});

describe('the scope of a token', () => {
  it.each([
    { for: 'mfe-swap', own: true, other: false, ops: false },
    { for: 'ops', own: true, other: true, ops: true },
  ])('of $for', async ({ for: scope, own, other, ops }) => {
    const { token } = await issue({ for: scope });
    expect([canChange(token, 'mfe-swap'), canChange(token, 'mfe-pro'), isOps(token)]).toEqual([
      own,
      other,
      ops,
    ]);
  });
});
