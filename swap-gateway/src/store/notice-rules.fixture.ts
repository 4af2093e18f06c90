import { FRESH_STATE } from '../orders/order.ts';
import type { Status } from '../provider.ts';
import type { StorePlace } from '../testing/store-places.fixture.ts';
import { anOrder } from '../testing/stored-order.fixture.ts';
import type { Message } from './message-queue.ts';
import type { Receiver } from './notice-store.ts';
import type { OrderStore } from './order-store.ts';

type Opened = {
  readonly store: OrderStore;
  readonly place: StorePlace;
  readonly now: () => number;
  readonly pass: (ms: number) => void;
};

const ADDRESS = 'ann@example.com';
const email = (address = ADDRESS): Receiver => ({ channel: 'email', address, language: 'de' });
const message = (id: string, channel: Message['channel'] = 'email'): Message => ({ id, channel, body: id });

type Taken = Pick<Message, 'id' | 'channel'> &
  Readonly<Record<'receiverId' | 'address' | 'language' | 'body', unknown>>;

/** Rules of messages to visitors, for each kind of store. */
export const describeNotices = (opened: () => Opened): void => {
  const place = async (receivers: readonly Receiver[] = [], id = 'o1'): Promise<void> => {
    const { store } = opened();
    await store.intend({ key: id, bodyHash: 'h', provider: 'p' });
    await store.claim(id, 'intended');
    await store.place(id, anOrder(id), null, 100, [], receivers);
  };
  const change = (messages: readonly Message[], status: Status = 'confirming') => {
    const next = { ...FRESH_STATE, status, updatedAtMs: 7 };
    const seen = { observation: { ...next, rawStatus: status }, source: 'poll', atMs: 7 } as const;
    return opened().store.observe('o1', seen, () => ({ next, isRecorded: true, messages }));
  };
  const take = async (forMs = 30): Promise<readonly Taken[]> =>
    (await opened().store.notices.queue.take({ holder: 'a', forMs, most: 9 })).map(
      ({ id, channel, body }) => ({ id, channel, ...(JSON.parse(body) as Omit<Taken, 'id' | 'channel'>) }),
    );
  const leftovers = async (): Promise<boolean> => {
    const { store } = opened();
    await change([message('o1.later')]);
    return (await take()).length > 0 || (await store.notices.queue.counts()).length > 0;
  };

  it('sends each message once to each receiver of the channel', async () => {
    await place([email()]);
    await opened().store.notices.subscribe('o1', email('bob@example.com'));
    await opened().store.notices.subscribe('o1', { ...email('{}'), channel: 'push' });
    await change([message('o1.deposit'), message('o1.deposit'), message('w1', 'webhook')]);
    await change([message('o1.deposit')]);
    const taken = await take();
    expect(
      taken.map(({ id, address, language, body }) => [id.slice(0, 11), address, language, body]),
    ).toEqual([
      ['o1.deposit.', ADDRESS, 'de', 'o1.deposit'],
      ['o1.deposit.', 'bob@example.com', 'de', 'o1.deposit'],
    ]);
    expect(taken[0]?.id).toBe(`o1.deposit.${String(taken[0]?.receiverId)}`);
  });

  it('does not delay a receiver because the message to another one fails', async () => {
    await place([email(), email('bob@example.com')]);
    await change([message('o1.deposit')]);
    const [first, second] = await take();
    await opened().store.notices.queue.retry(first?.id ?? '', 60_000);
    await opened().store.notices.queue.end(second?.id ?? '', 'delivered');
    await change([message('o1.action')]);
    expect((await take()).map(({ address }) => address)).toEqual(['bob@example.com']);
  });

  it('forgets the receivers of an order that has ended', async () => {
    await place([email()]);
    await change([message('o1.finished')], 'finished');
    const [last] = await take();
    expect(last?.address).toBe(ADDRESS);
    await opened().store.notices.queue.end(last?.id ?? '', 'given-up');
    await change([message('o1.later')], 'finished');
    expect([await take(), await opened().store.notices.queue.counts()]).toEqual([
      [],
      [{ channel: 'email', phase: 'given-up', count: 1, oldestMs: 0 }],
    ]);
  });

  it.each(['delivered', 'given-up'] as const)('erases the address of a message that is %s', async (phase) => {
    const { store, place: at } = opened();
    await place([email()]);
    await change([message('o1.finished')], 'finished');
    const [{ id } = { id: '' }] = await take();
    await store.notices.queue.end(id, phase);
    // a unique index fails if there is a second row with an empty body
    await store.notices.add('form.1', email(), 'text');
    await store.notices.queue.end('form.1', phase);
    await expect(at.change('CREATE UNIQUE INDEX bodies ON notice (body)')).rejects.toThrow(/unique/i);
  });

  it('adds no more than five receivers to an order, and one address once', async () => {
    await place([email()]);
    const all = [];
    for (const name of ['ann', 'b', 'c', 'd', 'e', 'f', 'b'])
      all.push(await opened().store.notices.subscribe('o1', email(`${name}@example.com`)));
    expect(all).toEqual([true, true, true, true, true, false, true]);
  });

  it('knows the owner of an order: the address of its creation, and no later one', async () => {
    await place([email()]);
    const { notices } = opened().store;
    for (const address of ['eve@example.com', ADDRESS]) await notices.subscribe('o1', email(address));
    expect([await notices.ownerAddresses('o1'), await notices.ownerAddresses('o2')]).toEqual([[ADDRESS], []]);
  });

  it('sends nothing after an unsubscription, not even what waits', async () => {
    await place([email()]);
    await change([message('o1.deposit')]);
    const [waiting] = await take(0);
    await opened().store.notices.unsubscribe(String(waiting?.receiverId));
    expect(await leftovers()).toBe(false);
  });

  it('forgets a browser that has unsubscribed from push messages', async () => {
    await place([{ ...email('{"endpoint":1}'), channel: 'push' }]);
    await opened().store.notices.forgetAddress('push', '{"endpoint":1}');
    await change([message('o1.confirming', 'push')]);
    expect(await take()).toEqual([]);
  });

  it('forgets receivers and devices after a time', async () => {
    const { store, pass } = opened();
    await place([email()]);
    await store.notices.setDevice('d', 't1');
    await store.notices.setDevice('d', 't2');
    await store.notices.purgeReceivers(1_000);
    expect([await store.notices.device('d'), await store.notices.device('e')]).toEqual(['t2', null]);
    pass(1_001);
    await store.notices.purgeReceivers(1_000);
    expect([await store.notices.device('d'), await leftovers()]).toEqual([null, false]);
  });

  it('accepts an ID once until its time is over, on every server', async () => {
    const { store, place: at, now, pass } = opened();
    const other = await at.open(now);
    const used = [await store.notices.useOnce('c', 100), await other.notices.useOnce('c', 100)];
    pass(101);
    used.push(await other.notices.useOnce('c', 100));
    await other.close();
    expect(used).toEqual([true, false, true]);
  });

  it('keeps an e-mail of a form until it is delivered', async () => {
    const { store } = opened();
    await store.notices.add('form.1', email(), 'text');
    await store.notices.add('form.1', email(), 'twice');
    expect(await take()).toEqual([
      { id: 'form.1', channel: 'email', receiverId: null, address: ADDRESS, language: 'de', body: 'text' },
    ]);
  });
};
