import type { Check, FaultKind, Subject } from './subject.fixture.ts';

const status = (code: number): FaultKind => ({ kind: 'status', status: code });

const expectNoRow = async (subject: Subject, fault: FaultKind): Promise<void> => {
  await subject.get('/public-v2/exchange/currencies');
  subject.fault('quote', fault);
  expect(await subject.offer()).toEqual({ status: 503, row: null });
  subject.lab.faults.clear();
  expect((await subject.offer()).row?.['isConvertible']).toBe(true);
};

/** The provider refused or was not reached: no order, and the visitor can try again. */
const expectNotCreated = async (subject: Subject, fault: FaultKind): Promise<void> => {
  subject.fault('create', fault);
  const { status: code, body } = await subject.order();
  expect([code, body['payinAddress'], subject.lab.book.all()]).toEqual([400, undefined, []]);
  expect((await subject.order()).status).toBe(200);
};

/** The order may exist: a second request never makes another one, unless that is harmless. */
const expectUnknown = async (subject: Subject, fault: FaultKind, made: number): Promise<void> => {
  await subject.get('/public-v2/exchange/currencies');
  const create = () => subject.repeat({ provider: subject.id }, 'same-key');
  subject.fault('create', fault);
  const first = await create();
  expect([first.status, first.body['error'], first.body['payinAddress']]).toEqual([
    504,
    'outcome_unknown',
    undefined,
  ]);
  const second = await create();
  const { isCreateRepeatable } = subject.provider.capabilities;
  expect([second.status, subject.lab.book.all().length]).toEqual(
    isCreateRepeatable ? [200, made + 1] : [504, made],
  );
};

const expectLastKnown = async (subject: Subject, fault: FaultKind): Promise<void> => {
  const { body } = await subject.order();
  subject.fault('read', fault, 5);
  expect((await subject.status(body['id']))['status']).toBe('waiting');
  expect(subject.lab.faults.late()).toBe(fault.kind === 'slow' ? 1 : 0);
};

const NO_REPLIES: readonly { readonly what: string; readonly fault: FaultKind }[] = [
  { what: '5xx', fault: status(503) },
  { what: '429', fault: status(429) },
  { what: 'slow', fault: { kind: 'slow', delayMs: 60_000 } },
  { what: 'lost', fault: { kind: 'lost-reply' } },
  { what: 'HTML', fault: { kind: 'html' } },
  { what: 'truncated', fault: { kind: 'truncated' } },
];

export const FAULT_CHECKS: readonly Check[] = [
  ...NO_REPLIES.map(({ what, fault }): Check => ({
    name: `${what} reply to an estimate: no offer, and one again with the next`,
    run: (subject) => expectNoRow(subject, fault),
  })),
  ...NO_REPLIES.map(({ what, fault }): Check => ({
    name: `${what} reply about an order: the last known status`,
    run: (subject) => expectLastKnown(subject, fault),
  })),
  ...[400, 401, 403, 422, 429].map((code): Check => ({
    name: `${String(code)} to a creation: nothing was created, for certain`,
    run: (subject) => expectNotCreated(subject, status(code)),
  })),
  {
    name: '5xx to a creation: the outcome is unknown, and nothing is doubled',
    run: (subject) => expectUnknown(subject, status(502), 0),
  },
  ...(['lost-reply', 'html', 'truncated'] as const).map((kind): Check => ({
    name: `${kind} to a creation: the outcome is unknown, and nothing is doubled`,
    run: (subject) => expectUnknown(subject, { kind }, 1),
  })),
];
