import * as E from 'fp-ts/lib/Either.js';

import { isSameAccount } from '@coinlane/chains/addresses';
import { EstimatesReply, TransactionReply } from '@coinlane/shared-contracts/api';

import { isSameAmount } from '../amount.ts';
import { ETH } from '../testing/lab-gateway.fixture.ts';
import type { Check, Fields, Subject } from './subject.fixture.ts';
import { leafOf, leavesOf, withLeaf } from './tamper.fixture.ts';

/** Valid addresses that are not those of the order. */
export const STOLEN = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
};

/** Checks a reply to a creation: it has no address, or the deposit address of an order with the requested terms. */
export const expectHonest = (
  { lab }: Subject,
  { status, body }: { readonly status: number; readonly body: Fields },
  recipient: string = ETH,
): void => {
  expect(status).not.toBe(500);
  if (status >= 400) {
    expect(body['payinAddress']).toBeUndefined();
    return;
  }
  // upper case is another spelling of some addresses
  const shown = String(body['payinAddress']);
  const order = lab.book.all().find(({ depositAddress }) => isSameAccount('btc', depositAddress, shown));
  expect(order).toMatchObject({ recipient, depositMemo: body['payinExtraId'] ?? null });
  expect(isSameAmount(String(body['fromAmount']), order?.amountFrom ?? '0')).toBe(true);
};

/** The next reply of a call, as it is. */
const recorded = (subject: Subject, call: 'quote' | 'create' | 'read'): { readonly text: () => string } => {
  let text = '';
  subject.fault(call, {
    kind: 'rewrite',
    rewrite: (json) => {
      text = json;
      return json;
    },
  });
  return { text: () => text };
};

/** Values of other types than the one in the reply. The long test has more. */
const wrongTypes = (value: unknown): readonly unknown[] => [
  null,
  typeof value === 'string' ? 12.5 : 'not-a-number',
];

const altered = (value: unknown): readonly unknown[] => [
  // beyond the range of dates
  1e21,
  typeof value === 'number' ? value * 2 : STOLEN.btc,
  typeof value === 'number' ? -value : `${String(value)}0`,
];

/** Calls a function with every leaf of a reply changed to each value. The breaker is closed before each call. */
const forEachChange = async (
  subject: Subject,
  call: 'quote' | 'create' | 'read',
  json: string,
  valuesOf: (old: unknown) => readonly unknown[],
  act: () => Promise<void>,
): Promise<void> => {
  for (const path of leavesOf(json))
    for (const at of valuesOf('').keys()) {
      const change = (old: unknown): unknown => valuesOf(old)[at];
      subject.lab.faults.clear();
      subject.fault(call, { kind: 'rewrite', rewrite: (text) => withLeaf(text, path, change) });
      subject.pass(16_000);
      await act();
    }
};

const checkCreations =
  (call: 'create' | 'read', valuesOf: (old: unknown) => readonly unknown[]) =>
  async (subject: Subject): Promise<void> => {
    await subject.get('/public-v2/exchange/currencies');
    const reply = recorded(subject, call);
    const { body } = await subject.order();
    if (call === 'read') await subject.status(body['id']);
    await forEachChange(subject, call, reply.text(), valuesOf, async () =>
      expectHonest(subject, await subject.order()),
    );
  };

export const REPLY_CHECKS: readonly Check[] = [
  {
    name: 'a replayed reply to a creation is refused',
    run: async (subject) => {
      const reply = recorded(subject, 'create');
      await subject.order({ address: STOLEN.eth });
      subject.fault('create', { kind: 'rewrite', rewrite: () => reply.text() });
      const replayed = await subject.order();
      expectHonest(subject, replayed);
      expect(replayed.status).toBe(400);
    },
  },
  {
    name: 'a replayed reply about another order changes nothing',
    run: async (subject) => {
      const { body: first } = await subject.order();
      subject.lab.book.pay(subject.lastOrder().id);
      const reply = recorded(subject, 'read');
      expect((await subject.status(first['id']))['status']).toBe('exchanging');
      const { body: second } = await subject.order();
      subject.fault('read', { kind: 'rewrite', rewrite: () => reply.text() }, 3);
      expect((await subject.status(second['id']))['status']).toBe('waiting');
    },
  },
  {
    name: 'a later reply with another address of the order withholds the deposit address',
    run: async (subject) => {
      const { body } = await subject.order();
      const reply = recorded(subject, 'read');
      await subject.status(body['id']);
      const { depositAddress, recipient } = subject.lastOrder();
      const others = new Map<unknown, string>([
        [depositAddress, STOLEN.btc],
        [recipient, STOLEN.eth],
      ]);
      const paths = leavesOf(reply.text()).filter((path) => others.has(leafOf(reply.text(), path)));
      expect(paths).not.toEqual([]);
      for (const path of paths) {
        const rewrite = (json: string): string => withLeaf(json, path, (old) => others.get(old));
        subject.fault('read', { kind: 'rewrite', rewrite });
        const { payinAddress, isDepositWithheld } = await subject.status(body['id']);
        // a provider that signs has no second reply: the changed one counts as a fault
        expect([payinAddress, isDepositWithheld]).toEqual(
          subject.provider.terms === undefined ? [body['payinAddress'], false] : ['', true],
        );
        subject.lab.faults.clear();
        subject.pass(16_000);
      }
    },
  },
  {
    name: 'a changed reply to a creation shows no other address',
    run: checkCreations('create', altered),
  },
  { name: 'a changed reply about a new order shows no other address', run: checkCreations('read', altered) },
  { name: 'wrong types in the reply to a creation', run: checkCreations('create', wrongTypes) },
  {
    name: 'wrong types in the reply to an estimate',
    run: async (subject) => {
      await subject.get('/public-v2/exchange/currencies');
      const reply = recorded(subject, 'quote');
      await subject.offer();
      await forEachChange(subject, 'quote', reply.text(), wrongTypes, async () => {
        const { status, row } = await subject.offer();
        const decoded = EstimatesReply.decode({ providers: row === null ? [] : [row] });
        expect([200, 503]).toContain(status);
        expect(E.isRight(decoded) && decoded.right.providers.length === (row === null ? 0 : 1)).toBe(true);
      });
    },
  },
  {
    name: 'wrong types in the reply about an order',
    run: async (subject) => {
      const { body } = await subject.order();
      subject.lab.book.pay(subject.lastOrder().id);
      const reply = recorded(subject, 'read');
      await subject.status(body['id']);
      await forEachChange(subject, 'read', reply.text(), wrongTypes, async () => {
        subject.pass(-16_000);
        const seen = await subject.status(body['id']);
        expect(E.isRight(TransactionReply.decode(seen))).toBe(true);
        expect([seen['payoutAddress'], seen['error']]).toEqual([ETH, undefined]);
      });
    },
  },
];
