import { CREATE_FAILURE_NAMES, CREATE_FAILURES } from './create-failure.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = Record<string, unknown> & { id: string; payinAddress: string; payinExtraId: string | null };
type Refused = { error: string; message: string; field?: string };

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const create = (
  change: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
) => sandbox.post<Created & Refused>('/v1.1/transactions', aTransactionRequest(change), { headers });

describe('failures of spec §8, ordered by name', () => {
  it.each(CREATE_FAILURE_NAMES.map((name) => ({ name })))('$name, once', async ({ name }) => {
    const namespace = `failure-${name}`;
    await sandbox.put('/__sandbox/settings', { createFailure: name }, { namespace });
    const headers = { 'x-sandbox-namespace': namespace };
    const failed = await create({}, headers);
    const made = await create({}, headers);

    expect({ status: failed.status, body: failed.body }).toEqual(CREATE_FAILURES[name]);
    expect([made.status, typeof made.body.id]).toEqual([200, 'string']);
  });
});
