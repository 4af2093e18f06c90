import { allSettled, createEvent, createStore, fork, scopeBind } from 'effector';

import { NO_DRAFT } from './recipient';
import type { RecipientDraft } from './recipient';
import { createDraftModel } from './draft';

const typed = createEvent<string>();
const draftRead = createEvent<RecipientDraft>();
const ordered = createEvent<unknown>();
const done = createEvent<unknown>();
const $draft = createStore<RecipientDraft>(NO_DRAFT, { sid: 'test/draft/fields' })
  .on(typed, (draft, recipient) => ({ ...draft, recipient }))
  .on(draftRead, (_, draft) => draft);
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

  it.each([
    { rule: 'is read when the form starts', stored: { ...NO_DRAFT, recipient: 'abc' }, recipient: 'abc' },
    { rule: 'changes nothing without a draft', stored: null, recipient: '' },
  ])('$rule', async ({ stored, recipient }) => {
    const { scope } = setUp(stored);
    await allSettled(model.started, { scope });
    expect(scope.getState($draft).recipient).toBe(recipient);
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
