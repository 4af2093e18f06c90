import { providerIds } from '../registry.ts';
import { BTC, ETH } from '../testing/lab-gateway.fixture.ts';
import { expectHonest, STOLEN } from './check-replies.fixture.ts';
import type { Subject } from './subject.fixture.ts';
import { openSubject } from './subject.fixture.ts';
import { leafOf, leavesOf, withLeaf } from './tamper.fixture.ts';

const REPLIES = 10_000;
const SEED = 20_260_301;

/** Numbers from 0 to 1 by a seed (mulberry32), so that a failure can be repeated. */
const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Change = (old: unknown, random: () => number) => unknown;

const changedCharacter: Change = (old, random) => {
  const text = String(old);
  const at = Math.floor(random() * text.length);
  return `${text.slice(0, at)}${text.charAt(at) === 'q' ? 'p' : 'q'}${text.slice(at + 1)}`;
};

const CHANGES: readonly Change[] = [
  ...[
    STOLEN.btc,
    STOLEN.eth,
    BTC,
    ETH,
    '',
    null,
    undefined,
    {},
    [],
    0,
    -1,
    1e21,
    true,
    '0',
    'x'.repeat(9_999),
  ].map((value) => () => value),
  changedCharacter,
  (old) => String(old).toUpperCase(),
  (old) => `${String(old)} `,
  (old) => (typeof old === 'number' ? old * 2 : `${String(old)}1`),
];

const pick = <A>(from: readonly A[], random: () => number): A => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Changes one value of a reply. Half of the changes of an address-like value are another valid address. */
const tamper = (json: string, random: () => number): string => {
  const path = pick(leavesOf(json), random);
  const isText = typeof leafOf(json, path) === 'string';
  const change = isText && random() < 0.5 ? pick(CHANGES.slice(0, 4), random) : pick(CHANGES, random);
  return withLeaf(json, path, (old) => change(old, random));
};

const attack = async (subject: Subject, random: () => number): Promise<number> => {
  const call = random() < 0.8 ? 'create' : 'read';
  subject.lab.faults.clear();
  subject.fault(call, { kind: 'rewrite', rewrite: (json) => tamper(json, random) });
  // closes the breaker
  subject.pass(16_000);
  const answer = await subject.order();
  expectHonest(subject, answer);
  return answer.status;
};

describe(`${String(REPLIES)} tampered replies to creations, seed ${String(SEED)}`, () => {
  it.each(providerIds())(
    '%s: no wrong address is shown',
    async (id) => {
      const subject = await openSubject(id);
      const random = createRandom(SEED);
      const statuses: number[] = [];
      await subject.get('/public-v2/exchange/currencies');
      for (let reply = 0; reply < REPLIES / providerIds().length; reply += 1)
        statuses.push(await attack(subject, random));
      await subject.close();
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(statuses.length / 5);
    },
    600_000,
  );
});
