import {
  authChanged,
  createEventBus,
  defineEvent,
  interactionHappened,
  pairPicked,
  supportAsked,
  transactionCreated,
  transactionFinished,
} from './index.ts';

const created = { transactionId: '93f47e8b7674e1', fromTicker: 'btc', toTicker: 'eth' };
const neverMisfit = (name: string): never => {
  throw new Error(`a misfit of ${name}`);
};

describe('the event bus', () => {
  it('delivers an event to all subscribers', () => {
    const bus = createEventBus(neverMisfit);
    const heard: unknown[] = [];
    bus.subscribe(transactionCreated, (payload) => heard.push(['first', payload]));
    bus.subscribe(transactionCreated, (payload) => heard.push(['second', payload]));
    bus.publish(transactionCreated, created);
    expect(heard).toEqual([
      ['first', created],
      ['second', created],
    ]);
  });

  it('delivers nothing after unsubscribing', () => {
    const bus = createEventBus(neverMisfit);
    const heard: unknown[] = [];
    const leave = bus.subscribe(transactionCreated, (payload) => heard.push(payload));
    leave();
    bus.publish(transactionCreated, created);
    expect(heard).toEqual([]);
  });

  it('reports to the publisher whether a subscriber received it', () => {
    const failed: string[] = [];
    const bus = createEventBus((name) => failed.push(name));
    expect(bus.offer(transactionCreated, created)).toBe(false);

    const leave = bus.subscribe(defineEvent(transactionCreated.name, supportAsked.payload), () => undefined);
    expect(bus.offer(transactionCreated, created)).toBe(false);
    expect(failed).toEqual([transactionCreated.name]);
    leave();

    bus.subscribe(transactionCreated, () => undefined);
    expect(bus.offer(transactionCreated, created)).toBe(true);
  });

  it('separates events by name and version', () => {
    const bus = createEventBus(neverMisfit);
    const heard: unknown[] = [];
    const next = defineEvent('exchange/transaction-created@2', transactionCreated.payload);
    bus.subscribe(next, (payload) => heard.push(payload));
    bus.publish(transactionCreated, created);
    expect(heard).toEqual([]);
  });

  it('reports a payload that does not decode, and does not deliver it', () => {
    const target = new EventTarget();
    const failed: unknown[] = [];
    const bus = createEventBus((name, problems) => failed.push([name, problems.length]), target);
    const heard: unknown[] = [];
    bus.subscribe(transactionCreated, (payload) => heard.push(payload));
    target.dispatchEvent(new CustomEvent(transactionCreated.name, { detail: { transactionId: 7 } }));
    target.dispatchEvent(new Event(transactionCreated.name));
    expect(heard).toEqual([]);
    expect(failed).toEqual([
      ['exchange/transaction-created@1', 3],
      ['exchange/transaction-created@1', 1],
    ]);
  });

  it('has contracts whose names contain publisher, event and version', () => {
    const names = [
      authChanged,
      interactionHappened,
      pairPicked,
      supportAsked,
      transactionCreated,
      transactionFinished,
    ].map(({ name }) => name);
    expect(names).toEqual([
      'shell/auth-changed@1',
      'site/interaction-happened@1',
      'listing/pair-picked@1',
      'exchange/support-asked@1',
      'exchange/transaction-created@1',
      'exchange/transaction-finished@1',
    ]);
  });
});

describe('interactionHappened (spec §9 "Analytics")', () => {
  const action = 'exchange_pressed';
  it.each([
    {
      rule: 'one of our step names',
      payload: { category: 'user-engagement', action, label: null },
      fits: true,
    },
    {
      rule: 'the registration on the loan page',
      payload: { category: 'loan', action: 'click_register_from_loan', label: 'eth' },
      fits: true,
    },
    { rule: 'an unknown category', payload: { category: 'spying', action, label: null }, fits: false },
    {
      rule: 'an e-mail',
      payload: { category: 'login', action, label: 'me@mail.example' },
      fits: false,
    },
    {
      rule: 'an Ethereum address',
      payload: { category: 'login', action, label: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed' },
      fits: false,
    },
    {
      rule: 'a Bitcoin address',
      payload: { category: 'login', action, label: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      fits: false,
    },
    { rule: 'no label', payload: { category: 'login', action }, fits: false },
  ])('$rule: $fits', ({ payload, fits }) => {
    expect(interactionHappened.payload.decode(payload)._tag).toBe(fits ? 'Right' : 'Left');
  });
});
