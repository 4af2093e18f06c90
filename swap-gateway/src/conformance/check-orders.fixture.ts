import { shortfallOf } from '../amount.ts';
import { BTC } from '../testing/lab-gateway.fixture.ts';
import type { Check, Fields, Subject } from './subject.fixture.ts';

const WAY = ['waiting', 'confirming', 'exchanging', 'sending', 'finished'];

/** Reads the status until it stays, at most 12 times. Returns all replies. */
const follow = async (subject: Subject, id: unknown): Promise<readonly Fields[]> => {
  const seen: Fields[] = [];
  for (let step = 0; step < 12; step += 1) seen.push(await subject.status(id));
  return seen;
};

/** Creates an order. Returns its ID, and the token for decisions about it. */
const place = async (subject: Subject, changes: Fields = {}) => {
  const { status, body } = await subject.order(changes);
  expect(status).toBe(200);
  return { id: body['id'], controlToken: body['controlToken'] };
};

const placed = async (subject: Subject): Promise<unknown> => (await place(subject)).id;

const checkRefundLater = async (subject: Subject): Promise<void> => {
  const { id, controlToken } = await place(subject, { refundAddress: '' });
  const { id: labId, leastFrom } = subject.lastOrder();
  subject.lab.book.pay(labId, leastFrom === undefined ? '0.05' : '0.000001');
  expect(await subject.status(id)).toMatchObject({ status: 'failed', actionsAvailable: true });
  const actions = await subject.get(`/public-v2/exchange/actions?id=${String(id)}`);
  expect(actions.body).toMatchObject({ refund: { available: true } });
  const refund = await subject.post('/public-v2/exchange/refund', {
    id,
    controlToken,
    address: BTC,
    extraId: null,
  });
  expect(refund.body).toEqual({ result: true });
  expect(subject.lastOrder().decision).toMatchObject({ kind: 'refund', address: BTC });
  expect((await follow(subject, id)).at(-1)).toMatchObject({ status: 'refunded' });
};

/** After less than agreed: exchanged in proportion, returned, or the visitor decides. */
const checkUnderpaid = async (subject: Subject): Promise<void> => {
  const { id, controlToken } = await place(subject);
  const { id: labId, amountTo } = subject.lastOrder();
  subject.lab.book.pay(labId, '0.05');
  const first = await subject.status(id);
  expect([null, 0.05]).toContain(first['amountFrom']);
  const issue = first['depositIssue'];
  if (first['status'] === 'waiting') expect(issue).toMatchObject({ kind: 'underpaid', amount: 0.05 });
  if (first['status'] === 'failed' && subject.provider.continueOrder !== undefined) {
    const { body } = await subject.post('/public-v2/exchange/continue', { id, controlToken });
    expect(body).toMatchObject({ result: { result: true } });
  }
  subject.pass(30 * 86_400_000);
  const last = (await follow(subject, id)).at(-1);
  if (last?.['status'] === 'finished') expect(shortfallOf(amountTo, String(last['amountTo']))).toBe(0.5);
  else expect(last?.['status']).toMatch(/^(failed|refunding|refunded|verifying)$/);
};

export const ORDER_CHECKS: readonly Check[] = [
  {
    name: 'an order goes forward from the deposit to the payout',
    run: async (subject) => {
      const id = await placed(subject);
      const seen = [await subject.status(id)];
      subject.lab.book.pay(subject.lastOrder().id);
      for (let step = 0; step < 3; step += 1) seen.push(await subject.status(id));
      const words = seen.map(({ status }) => String(status));
      expect(words).toEqual(words.toSorted((one, other) => WAY.indexOf(one) - WAY.indexOf(other)));
      expect(words[1]).toMatch(/^(confirming|exchanging)$/);
      for (const { status, amountTo, payoutHash } of seen.slice(0, -1))
        if (status !== 'finished') expect([amountTo, payoutHash]).toEqual([null, null]);
      const last = seen.at(-1);
      expect(shortfallOf(subject.lastOrder().amountTo, String(last?.['amountTo']))).toBe(0);
      expect([last?.['status'], last?.['payinHash'], last?.['payoutHash']]).toEqual([
        'finished',
        expect.any(String),
        expect.any(String),
      ]);
    },
  },
  {
    name: 'refund address: required before an order, or named later, as the offer states',
    run: async (subject) => {
      const { refundAddress } = subject.provider.capabilities;
      if (refundAddress === 'later') return checkRefundLater(subject);
      const { status } = await subject.order({ refundAddress: '' });
      expect(status).toBe(refundAddress === 'required' ? 400 : 200);
      expect(subject.lab.book.all()).toHaveLength(refundAddress === 'required' ? 0 : 1);
      return undefined;
    },
  },
  {
    name: 'refund address: the provider receives it',
    run: async (subject) => {
      await placed(subject);
      expect(subject.lastOrder().refundAddress).toBe(BTC);
    },
  },
  { name: 'underpaid: continued, returned or exchanged in proportion', run: checkUnderpaid },
  {
    name: 'late: the order expires, and a later deposit is not lost sight of',
    run: async (subject) => {
      const id = await placed(subject);
      const { id: labId, deadlineMs } = subject.lastOrder();
      subject.pass(deadlineMs - subject.now() - 6_000);
      expect((await subject.status(id))['status']).toBe('waiting');
      subject.pass(10_000);
      expect(await subject.status(id)).toMatchObject({ status: 'expired', payinAddress: '' });
      subject.lab.book.pay(labId);
      const seen = await follow(subject, id);
      expect(seen.map(({ status }) => status)).not.toContain('waiting');
      expect(seen.at(-1)?.['status']).toMatch(/^(failed|refunding|refunded|finished|verifying)$/);
    },
  },
  {
    name: 'a status that moves back is not shown',
    run: async (subject) => {
      const id = await placed(subject);
      const { id: labId } = subject.lastOrder();
      subject.lab.book.pay(labId);
      expect((await subject.status(id))['status']).toBe('exchanging');
      subject.lab.book.claim(labId, 'waiting');
      expect((await subject.status(id))['status']).toBe('exchanging');
      expect(subject.problems.at(-1)).toContain('cannot go from exchanging');
    },
  },
  {
    name: '"finished" without a payout is shown as checking, and the order continues',
    run: async (subject) => {
      const id = await placed(subject);
      const { id: labId } = subject.lastOrder();
      subject.lab.book.claim(labId, 'finished');
      expect((await subject.status(id))['status']).toBe('checking');
      subject.lab.book.claim(labId, null);
      subject.lab.book.pay(labId);
      expect((await follow(subject, id)).at(-1)?.['status']).toBe('finished');
    },
  },
  {
    name: 'an unknown word is shown as checking, and reported',
    run: async (subject) => {
      const id = await placed(subject);
      const { statusField } = subject.fake.calls;
      subject.fault('read', { kind: 'changed-field', field: statusField, value: 'on-fire' });
      expect((await subject.status(id))['status']).toBe('checking');
      expect(subject.problems.at(-1)).toContain('on-fire');
    },
  },
];
