import { fieldsOf, openSubject } from '../../conformance/subject.fixture.ts';
import type { FaultKind, Subject } from '../../conformance/subject.fixture.ts';

const FAULTS: readonly FaultKind[] = [
  { kind: 'lost-reply' },
  { kind: 'html' },
  { kind: 'truncated' },
  { kind: 'status', status: 502 },
  { kind: 'changed-field', field: 'settleAmount', value: 'much' },
];

describe('a fixed order at SideShift whose quote is lost', () => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await openSubject('sideshift');
  });
  afterAll(() => subject.close());

  it.each(FAULTS)('was not created, for certain, and can be created again: $kind', async (fault) => {
    const made = subject.lab.book.all().length;
    const { row } = await subject.offer({ flow: 'fixed-rate' });
    const { rateId } = fieldsOf(row, 'custom');
    const create = (key: string) =>
      subject.repeat({ provider: subject.id, flow: 'fixed-rate', rateId }, `${key}-${fault.kind}`);
    subject.lab.faults.add({ provider: subject.id, path: 'POST /quotes', times: 1, ...fault });
    const { status, body } = await create('lost');
    expect([status, body['error'], body['message']]).toEqual([
      400,
      'cannot_create_transaction',
      expect.stringContaining('No order was created'),
    ]);
    expect(subject.lab.book.all()).toHaveLength(made);
    expect((await create('again')).status).toBe(200);
    expect(subject.lab.book.all()).toHaveLength(made + 1);
  });
});
