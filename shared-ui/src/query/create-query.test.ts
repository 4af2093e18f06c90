import { allSettled, fork, scopeBind } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { createQuery } from '.';

const offline: CallFailure = { _tag: 'Offline' };
const model = createQuery<{ readonly id: string }, string>();

const answering = (query: (question: { readonly id: string }) => Promise<string>) =>
  fork({ handlers: [[model.executeFx, query]] });

describe('a query', () => {
  it('waits, and is then known', async () => {
    const scope = answering(({ id }) => Promise.resolve(`value of ${id}`));
    expect(scope.getState(model.$query)).toEqual({ _tag: 'Pending' });

    await allSettled(model.start, { scope, params: { id: 'a' } });
    expect(scope.getState(model.$query)).toEqual({ _tag: 'Ready', value: 'value of a', problem: null });
  });

  it('keeps the known value if a refetch fails', async () => {
    let isUp = true;
    const scope = answering(() => (isUp ? Promise.resolve('known') : Promise.reject(offline)));
    await allSettled(model.start, { scope, params: { id: 'a' } });
    isUp = false;
    await allSettled(model.start, { scope, params: { id: 'a' } });

    expect(scope.getState(model.$query)).toEqual({ _tag: 'Ready', value: 'known', problem: offline });
  });

  it('reports why there is no data', async () => {
    const scope = answering(() => Promise.reject(offline));
    await allSettled(model.start, { scope, params: { id: 'a' } });

    expect(scope.getState(model.$query)).toEqual({ _tag: 'Failed', problem: offline });
  });

  describe('about something else', () => {
    const askBoth = async (query: ReturnType<typeof createQuery<{ readonly id: string }, string>>) => {
      const scope = fork({
        handlers: [
          [
            query.executeFx,
            ({ id }: { readonly id: string }) => (id === 'b' ? new Promise(() => undefined) : id),
          ],
        ],
      });
      await allSettled(query.start, { scope, params: { id: 'a' } });
      scopeBind(query.start, { scope })({ id: 'b' });
      return scope.getState(query.$query);
    };

    it('shows no value of the question before', async () => {
      expect(await askBoth(createQuery())).toEqual({ _tag: 'Pending' });
    });

    it('shows it where the screen names what it shows', async () => {
      expect(await askBoth(createQuery({ keepsPreviousData: true }))).toMatchObject({ value: 'a' });
    });

    it('shows no problem of the question before', async () => {
      const scope = answering(({ id }) =>
        id === 'a' ? Promise.reject(offline) : new Promise(() => undefined),
      );
      await allSettled(model.start, { scope, params: { id: 'a' } });
      scopeBind(model.start, { scope })({ id: 'b' });
      expect(scope.getState(model.$query)).toEqual({ _tag: 'Pending' });
    });
  });

  it('drops a reply to an older question', async () => {
    const answers = new Map<string, (value: string) => void>();
    const scope = answering(({ id }) => new Promise((resolve) => answers.set(id, resolve)));
    const older = allSettled(model.start, { scope, params: { id: 'older' } });
    const newer = allSettled(model.start, { scope, params: { id: 'newer' } });
    answers.get('newer')?.('newer');
    answers.get('older')?.('older');
    await Promise.all([older, newer]);

    expect(scope.getState(model.$query)).toEqual({ _tag: 'Ready', value: 'newer', problem: null });
  });
});
