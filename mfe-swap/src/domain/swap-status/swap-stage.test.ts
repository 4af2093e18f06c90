import { isFinal, isSwapId, stageOf, swapViewOf } from '.';

describe('the statuses of a token swap (spec §4)', () => {
  it.each([
    { status: 'waiting', stage: 'waiting', view: 'processing', isEnd: false },
    { status: 'confirming', stage: 'waiting', view: 'processing', isEnd: false },
    { status: 'swapping', stage: 'exchanging', view: 'processing', isEnd: false },
    { status: 'sending', stage: 'exchanging', view: 'processing', isEnd: false },
    { status: 'finished', stage: 'sendingDone', view: 'finished', isEnd: true },
    { status: 'refunded', stage: 'refunded', view: 'processing', isEnd: true },
    { status: 'failed', stage: 'failed', view: 'processing', isEnd: true },
    { status: 'on_hold', stage: 'unknown', view: 'processing', isEnd: false },
  ])('$status: $stage, $view view', ({ status, stage, view, isEnd }) => {
    expect([stageOf(status), swapViewOf(status), isFinal(status)]).toEqual([stage, view, isEnd]);
  });
});

describe('the id of a swap', () => {
  it.each([
    { id: '50727663e5d9a4', is: true },
    { id: '5f0c3a', is: true },
    { id: '5f0c', is: false },
    { id: '../../x', is: false },
    { id: '5F0C3A', is: false },
    { id: 'a'.repeat(32), is: true },
    { id: 'a'.repeat(33), is: false },
    { id: '5f0c3a/x', is: false },
    { id: '-5f0c3a', is: false },
    { id: '', is: false },
  ])('$id: $is', ({ id, is }) => {
    expect(isSwapId(id)).toBe(is);
  });
});
