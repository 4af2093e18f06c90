import { aLedgerSite, publishTo } from './ledger-site.fixture.ts';
import type { LedgerSite } from './ledger-site.fixture.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await aLedgerSite();
});
afterEach(() => site.close());

const post = async (url: string, token: string, body: object) => {
  const reply = await site.server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    payload: JSON.stringify(body),
  });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const get = async (url: string, token = site.swap) => {
  const reply = await site.server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const SWAP = { remote: 'mfe-swap', version: '1.2.0' };

describe('POST /ledger/promote', () => {
  it('makes a version live, with the name of the token, not of the body', async () => {
    const { status, body } = await post('/ledger/promote', site.swap, { ...SWAP, reason: 'new pairs' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      outcome: 'appended',
      revision: { rev: 4, by: expect.stringMatching(/^CI of mfe-swap \(token [0-9a-f]{12}\)$/) as unknown },
      changes: [{ _tag: 'RemoteChanged', from: '1.1.0', to: '1.2.0' }],
    });
    expect((await post('/ledger/promote', site.swap, { ...SWAP, by: 'eva' })).status).toBe(400);
  });

  it('starts, explains and stops a canary', async () => {
    const begun = await post('/ledger/promote', site.swap, { ...SWAP, percent: 5 });
    expect(begun.body).toMatchObject({
      revision: { reason: 'promote mfe-swap@1.2.0 at 5 %, over HTTP' },
      changes: [{ _tag: 'CanaryChanged', from: null, to: { version: '1.2.0', percent: 5 } }],
    });
    const stopped = await post('/ledger/promote', site.swap, { ...SWAP, percent: 0 });
    expect(stopped.body).toMatchObject({ changes: [{ to: { percent: 0 } }] });
  });

  it('starts a rollout, and makes its next step before its time', async () => {
    const begun = await post('/ledger/promote', site.swap, { ...SWAP, steps: [5, 100], everySeconds: 3600 });
    expect(begun.body).toMatchObject({
      changes: [{ _tag: 'CanaryChanged', to: { percent: 5 } }, { _tag: 'RolloutChanged' }],
    });
    const step = { ...SWAP, fromPercent: 5 };
    expect((await post('/ledger/rollout/advance', site.swap, { ...step, remote: 'mfe-pro' })).status).toBe(
      403,
    );
    const made = await post('/ledger/rollout/advance', site.swap, step);
    expect(made.body).toMatchObject({
      outcome: 'appended',
      revision: { remotes: { 'mfe-swap': { stable: '1.2.0' } } },
    });
    expect((await post('/ledger/rollout/advance', site.swap, step)).body).toMatchObject({
      outcome: 'unchanged',
    });
  });

  it('writes nothing in a dry run, and recognises a repeated request', async () => {
    const dry = await post('/ledger/promote', site.swap, { ...SWAP, dryRun: true });
    expect(dry.body).toMatchObject({ outcome: 'planned', revision: { rev: 4 } });
    const request = { ...SWAP, requestId: 'job-7', expectedRev: 3 };
    expect((await post('/ledger/promote', site.swap, request)).body).toMatchObject({ outcome: 'appended' });
    expect((await post('/ledger/promote', site.swap, request)).body).toMatchObject({ outcome: 'repeated' });
  });

  it('takes effect at once, without waiting for the next poll', async () => {
    await post('/ledger/promote', site.swap, SWAP);
    await site.server.notify();
    expect((await get('/ledger/status')).body).toMatchObject({ revision: { rev: 4 } });
  });

  it.each([
    { rule: 'a version that is not there', body: { version: '9.0.0' }, status: 404, says: 'Known: 1.0.0,' },
    { rule: 'a share above 100 %', body: { percent: 101 }, status: 422, says: 'percent "101"' },
    { rule: 'a changed ledger', body: { expectedRev: 1 }, status: 409, says: 'at revision 3, not at 1' },
    {
      rule: 'a misspelt field',
      body: { percnt: 5 },
      status: 400,
      says: 'Unknown field "percnt". Known: remote, version, percent,',
    },
    {
      rule: 'a number as text',
      body: { percent: '5' },
      status: 400,
      says: 'field percent: expected number, got "5"',
    },
  ])('refuses $rule with an error message', async ({ body, status, says }) => {
    const refused = await post('/ledger/promote', site.swap, { ...SWAP, ...body });
    expect(refused.status).toBe(status);
    expect(refused.body).toMatchObject({
      ok: false,
      error: { words: expect.stringContaining(says) as unknown },
    });
    expect((await get('/ledger/status')).body).toMatchObject({ revision: { rev: 3 } });
  });

  it('refuses invalid JSON, and a missing body', async () => {
    for (const payload of ['{', '[]', '7', '']) {
      const reply = await site.server.app.inject({
        method: 'POST',
        url: '/ledger/promote',
        headers: { authorization: `Bearer ${site.swap}` },
        payload,
      });
      expect(reply.statusCode).toBe(400);
    }
  });

  it('refuses a body of a megabyte', async () => {
    const refused = await post('/ledger/promote', site.swap, { ...SWAP, reason: 'x'.repeat(1_000_000) });
    expect(refused.status).toBe(413);
  });

  it('allows only operators to skip the gate', async () => {
    expect((await post('/ledger/promote', site.swap, { ...SWAP, force: true })).status).toBe(403);
    const forced = await post('/ledger/promote', site.ops, { ...SWAP, force: true, reason: 'now' });
    expect(forced.status).toBe(200);
  });
});

describe('POST /ledger/rollback', () => {
  it('rolls back one version, for the remote’s own token', async () => {
    const { status, body } = await post('/ledger/rollback', site.swap, { remote: 'mfe-swap' });
    expect({ status, changes: body['changes'] }).toEqual({
      status: 200,
      changes: [{ _tag: 'RemoteChanged', remote: 'mfe-swap', from: '1.1.0', to: '1.0.0' }],
    });
  });

  it('rolls back to a given version or revision', async () => {
    const back = await post('/ledger/rollback', site.ops, { remote: 'mfe-swap', to: '1.0.0' });
    expect(back.body).toMatchObject({ outcome: 'appended' });
    expect((await post('/ledger/rollback', site.ops, { rev: 3 })).body).toMatchObject({
      revision: { rev: 5, reason: 'roll back 3, over HTTP', remotes: { 'mfe-swap': { stable: '1.1.0' } } },
    });
  });

  it.each([
    { rule: 'of a revision', body: { rev: 2 } },
    { rule: 'of another remote', body: { remote: 'mfe-pro' } },
  ])('$rule is refused for the token of a remote', async ({ body }) => {
    const refused = await post('/ledger/rollback', site.swap, body);
    expect(refused).toMatchObject({ status: 403, body: { error: { _tag: 'Forbidden' } } });
  });

  it.each([{}, { rev: 2, remote: 'mfe-swap' }, { to: '1.0.0' }, { rev: 2, to: '1.0.0' }])(
    'rejects the ambiguous body %j',
    async (body) => {
      expect((await post('/ledger/rollback', site.ops, body)).status).toBe(400);
    },
  );
});

describe('read requests', () => {
  it.each([
    { url: '/ledger/status', has: { env: 'test', remotes: [{ remote: 'mfe-swap', canary: null }] } },
    { url: '/ledger/history?remote=mfe-swap', has: { entries: [{ revision: { rev: 3 } }, {}] } },
    { url: '/ledger/diff?from=2&to=3', has: { changes: [{ from: '1.0.0', to: '1.1.0' }] } },
    { url: '/ledger/verify', has: { releases: 2, problems: [] } },
    { url: '/ledger/pin', has: { query: '?mfe-rev=3' } },
    { url: '/ledger/pin?rev=2', has: { remotes: { 'mfe-swap': '1.0.0' } } },
  ])('$url', async ({ url, has }) => {
    const { status, body } = await get(url);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, exitCode: 0, ...has });
  });

  it.each([
    { url: '/ledger/history?remote=mfe-x', status: 404, says: 'Known: mfe-swap.' },
    { url: '/ledger/history?remot=mfe-swap', status: 400, says: 'Unknown parameter ?remot' },
    { url: '/ledger/history?remote=a&remote=b', status: 400, says: 'each at most once' },
    { url: '/ledger/diff?from=1', status: 400, says: '?to=<revision> is required' },
    { url: '/ledger/diff?from=one&to=2', status: 400, says: '?from=<revision>' },
    { url: '/ledger/diff?from=1&to=99', status: 404, says: 'Known: 1 to 3.' },
    { url: '/ledger/status?env=prod', status: 400, says: 'Known, each at most once: none.' },
    { url: '/ledger/pin?rev=0', status: 400, says: '?rev=<revision>' },
  ])('$url is refused with an error message', async ({ url, status, says }) => {
    const refused = await get(url);
    expect(refused.status).toBe(status);
    expect(JSON.stringify(refused.body)).toContain(says);
  });
});

describe('maintenance requests', () => {
  it('are for operators only', async () => {
    await publishTo(site, 'mfe-pro', '1.0.0');
    expect((await post('/ledger/gc', site.swap, {})).status).toBe(403);
    const planned = await post('/ledger/gc', site.ops, { keep: 1, minAgeHours: 0, dryRun: true });
    expect(planned.body).toMatchObject({ outcome: 'planned', removed: [{}, {}], kept: 2 });
    expect((await post('/ledger/gc', site.ops, { minAgeHours: -1 })).status).toBe(400);
  });

  it('issues, lists and revokes tokens', async () => {
    expect((await get('/ledger/tokens', site.swap)).status).toBe(403);
    const issued = await post('/ledger/tokens', site.ops, { for: 'mfe-pro', name: 'new', days: 1 });
    expect(issued).toMatchObject({ status: 201, body: { outcome: 'issued', token: { name: 'new' } } });
    const secret = String(issued.body['secret']);
    expect((await get('/ledger/status', secret)).status).toBe(200);

    const revoked = await site.server.app.inject({
      method: 'DELETE',
      url: `/ledger/tokens/${secret.slice(3, 15)}`,
      headers: { authorization: `Bearer ${site.ops}` },
    });
    expect(revoked.json()).toMatchObject({ ok: true, outcome: 'revoked' });
    expect((await get('/ledger/status', secret)).status).toBe(401);
    const { body } = await get('/ledger/tokens', site.ops);
    expect(JSON.stringify(body)).not.toContain(secret.slice(16));
  });
});
