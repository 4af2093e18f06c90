import { aCreateBody, aLabGateway } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';

let site: LabGateway;
afterEach(() => site.close());

/** Words that `{}[word]` finds in every object. */
const WORDS = ['constructor', 'toString', '__proto__'];

const READS = [
  { provider: 'one-click', path: 'GET /v0/status' },
  { provider: 'changenow', path: 'GET /exchange/by-id' },
  { provider: 'sideshift', path: 'GET /shifts/' },
  { provider: 'exolix', path: 'GET /transactions/' },
] as const;

describe('a status with the name of a property of every object', () => {
  it.each(READS.flatMap((read) => WORDS.map((word) => ({ ...read, word }))))(
    '$word at $provider is an unknown one, which is checked',
    async ({ provider, path, word }) => {
      site = await aLabGateway([provider]);
      const refundAddress = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
      const body = aCreateBody({ provider, refundAddress });
      const id = String((await site.post('/public-v1.1/transactions', body, 'k1')).body['id']);
      site.lab.faults.add({ provider, path, times: 1, kind: 'changed-field', field: 'status', value: word });
      site.pass(5_000);
      const { status, body: read } = await site.get(`/public-v1.1/transactions/${id}`);
      expect([status, read['status']]).toEqual([200, 'checking']);
    },
  );
});
