import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { abortedError, httpError, networkError } from '@coinlane/shared-contracts/errors';

import { createClockModel } from '../clock';
import { createLiveAnswer } from '.';

const clock = createClockModel();
const asked = createEvent<string>();
const $question = createStore<string | null>(null, { sid: 'test/question' }).on(
  asked,
  (_, question) => question,
);
const $settleMs = createStore(0, { serialize: 'ignore' });
const live = createLiveAnswer<string, string>({
  name: 'test/live',
  $question,
  isSame: (one, other) => one === other,
  clock,
  $settleMs,
  askAgainAt: ({ receivedAt }) => receivedAt + 5000,
});
type Handler = (question: string) => Promise<string> | string;
const scopeAnswering = (answer: Handler) => fork({ handlers: [[live.fetchFx, answer]] });
const tick = (scope: Scope, now: number) => allSettled(clock.ticked, { scope, params: now });

describe('createLiveAnswer', () => {
  it('fetches when the query has settled', async () => {
    const answer = jest.fn((question: string) => `re ${question}`);
    const scope = scopeAnswering(answer);

    await Promise.all([allSettled(asked, { scope, params: 'a' }), allSettled(asked, { scope, params: 'b' })]);

    expect(answer.mock.calls).toEqual([['b']]);
    expect(scope.getState(live.$answer)).toEqual({ question: 'b', value: 're b', receivedAt: 0 });
  });

  it('drops a reply to an outdated query', async () => {
    let finishOld: ((answer: string) => void) | undefined;
    const scope = scopeAnswering((question) =>
      question === 'old' ? new Promise<string>((resolve) => (finishOld = resolve)) : 'new answer',
    );
    const old = allSettled(live.fetchFx, { scope, params: 'old' });
    void allSettled(asked, { scope, params: 'new' });
    while (scope.getState(live.$answer) === null) await new Promise((resolve) => setTimeout(resolve, 1));
    finishOld?.('old answer');
    await old;

    expect(scope.getState(live.$answer)?.value).toBe('new answer');
  });

  it('refetches a stale answer, and not before', async () => {
    const answer = jest.fn(() => 'x');
    const scope = scopeAnswering(answer);
    await tick(scope, 1000);
    await allSettled(asked, { scope, params: 'q' });
    await tick(scope, 5999);
    expect(answer).toHaveBeenCalledTimes(1);
    await tick(scope, 6000);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('does not fetch while the page is hidden, and fetches immediately when it is visible', async () => {
    const answer = jest.fn(() => 'x');
    const scope = scopeAnswering(answer);
    await allSettled(asked, { scope, params: 'q' });
    await allSettled(clock.presenceChanged, { scope, params: { isVisible: false, isOnline: true } });
    await tick(scope, 3_600_000);
    expect(answer).toHaveBeenCalledTimes(1);

    await allSettled(clock.presenceChanged, { scope, params: { isVisible: true, isOnline: true } });
    await tick(scope, 3_600_001);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('keeps the last answer with its time if a refresh fails, and recovers', async () => {
    let isBroken = false;
    const scope = scopeAnswering(() => (isBroken ? Promise.reject(networkError('down')) : 'fine'));
    await tick(scope, 1000);
    await allSettled(asked, { scope, params: 'q' });

    isBroken = true;
    await tick(scope, 6000);
    expect(scope.getState(live.$answer)).toEqual({ question: 'q', value: 'fine', receivedAt: 1000 });
    expect(scope.getState(live.$failure)?.error._tag).toBe('NetworkError');

    isBroken = false;
    await tick(scope, 10_000);
    expect(scope.getState(live.$answer)?.receivedAt).toBe(10_000);
    expect(scope.getState(live.$failure)).toBeNull();
  });

  it('waits as long as a 429 requires', async () => {
    const answer = jest.fn(() => Promise.reject(httpError(429, null, 9000)));
    const scope = scopeAnswering(answer);
    await allSettled(asked, { scope, params: 'q' });
    await tick(scope, 8999);
    expect(answer).toHaveBeenCalledTimes(1);
    await tick(scope, 9000);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('does not count an aborted call as a failure', async () => {
    const scope = scopeAnswering(() => Promise.reject(abortedError));
    await allSettled(asked, { scope, params: 'q' });
    expect(scope.getState(live.$failure)).toBeNull();
  });

  it('fetches immediately on request', async () => {
    const answer = jest.fn(() => Promise.reject(httpError(400, null)));
    const scope = scopeAnswering(answer);
    await allSettled(asked, { scope, params: 'q' });
    await allSettled(live.retried, { scope });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('shows no answer and no failure of another query', async () => {
    const scope = scopeAnswering((question) =>
      question === 'good' ? 'fine' : Promise.reject(httpError(400, null)),
    );
    await allSettled(asked, { scope, params: 'good' });
    await allSettled(asked, { scope, params: 'bad' });
    expect(scope.getState(live.$answer)).toBeNull();
    expect(scope.getState(live.$failure)?.question).toBe('bad');

    await allSettled(asked, { scope, params: 'good' });
    expect(scope.getState(live.$failure)).toBeNull();
  });
});
