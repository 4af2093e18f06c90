import { allSettled, createEvent, createStore, fork, scopeBind } from 'effector';
import type { Scope } from 'effector';

import { NO_DRAFT } from './recipient';
import type { RecipientDraft, RecipientFields } from './recipient';
import { createDraftModel } from './draft';

const typed = createEvent<string>();
const draftRead = createEvent<RecipientFields>();
const pairArrived = createEvent<string>();
const ordered = createEvent<unknown>();
const done = createEvent<unknown>();
const $draft = createStore<RecipientDraft>(NO_DRAFT, { sid: 'test/draft/fields' })
  .on(typed, (draft, recipient) => ({ ...draft, recipient }))
  .on(pairArrived, (draft, pair) => ({ ...draft, pair }))
  .on(draftRead, (draft, { recipient }) => ({ ...draft, recipient }));
const model = createDraftModel({ $draft, typed, draftRead, ordered, done, settleMs: 0 });
const setUp = (stored: RecipientDraft | null = null) => {
  const written = jest.fn<undefined, [RecipientDraft]>();
  const scope = fork({
    handlers: [
      [model.readDraftFx, () => stored],
      [model.writeDraftFx, written],
    ],
  });
  return { scope, written };
};

describe('the draft', () => {
  it('is written after the typing delay, once for a burst', async () => {
    const { scope, written } = setUp();
    await Promise.all(['a', 'ab', 'abc'].map((text) => allSettled(typed, { scope, params: text })));
    expect(written.mock.calls).toEqual([[{ ...NO_DRAFT, recipient: 'abc' }]]);
  });

  const STORED = { ...NO_DRAFT, recipient: 'abc', pair: 'btc eth' };
  it.each([
    { rule: 'is read when the form starts', stored: STORED, recipient: 'abc' },
    { rule: 'changes nothing without a draft', stored: null, recipient: '' },
    { rule: 'of another pair is not restored', stored: { ...STORED, pair: 'btc sol' }, recipient: '' },
    { rule: 'of an unknown pair is not restored', stored: { ...STORED, pair: '' }, recipient: '' },
    { rule: 'does not replace or join a typed text', stored: STORED, typing: 'x', recipient: 'x' },
  ])('$rule, whether the pair or the form comes first', async ({ stored, typing, recipient }) => {
    const start = (scope: Scope) => allSettled(model.started, { scope });
    const show = (scope: Scope) => allSettled(pairArrived, { scope, params: 'btc eth' });
    for (const steps of [
      [start, show],
      [show, start],
    ]) {
      const { scope } = setUp(stored);
      if (typing !== undefined) await allSettled(typed, { scope, params: typing });
      for (const step of steps) await step(scope);
      expect(scope.getState($draft).recipient).toBe(recipient);
    }
  });

  it('is not restored if the pair changed while it was read', async () => {
    const scope = fork({
      handlers: [
        [
          model.readDraftFx,
          () => {
            scopeBind(pairArrived, { scope })('btc bsc');
            return STORED;
          },
        ],
        [model.writeDraftFx, () => undefined],
      ],
    });
    await allSettled(pairArrived, { scope, params: 'btc eth' });
    await allSettled(model.started, { scope });
    expect(scope.getState($draft)).toEqual({ ...NO_DRAFT, pair: 'btc bsc' });
  });

  it('is written immediately when the order is sent: a reload may come before the delay ends', async () => {
    const { scope, written } = setUp();
    const typing = allSettled(typed, { scope, params: 'abc' });
    scopeBind(ordered, { scope })(null);
    expect(written.mock.calls).toEqual([[{ ...NO_DRAFT, recipient: 'abc' }]]);
    await typing;
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('is not written for an order without new text', async () => {
    const { scope, written } = setUp();
    await allSettled(ordered, { scope, params: null });
    expect(written).not.toHaveBeenCalled();
  });

  it('is deleted after the order', async () => {
    const { scope, written } = setUp();
    await allSettled(done, { scope, params: null });
    expect(written).toHaveBeenLastCalledWith(NO_DRAFT);
  });

  it('is not written after an order that comes before the end of the delay', async () => {
    const { scope, written } = setUp();
    await Promise.all([
      allSettled(typed, { scope, params: 'abc' }),
      allSettled(done, { scope, params: null }),
    ]);
    expect(written.mock.calls).toEqual([[NO_DRAFT]]);
  });

  it('is written again for text typed after the order', async () => {
    const { scope, written } = setUp();
    await allSettled(done, { scope, params: null });
    await allSettled(typed, { scope, params: 'next' });
    expect(written).toHaveBeenLastCalledWith({ ...NO_DRAFT, recipient: 'next' });
  });
});
