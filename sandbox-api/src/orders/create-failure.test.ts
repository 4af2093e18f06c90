import { CREATE_FAILURE_NAMES, CREATE_FAILURES } from './create-failure.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';

const sandbox = sandboxOfFile();
const { create } = orderCalls(sandbox);

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
