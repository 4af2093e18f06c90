import { allSettled, fork } from 'effector';

import { aSession } from '../domain/session.fixture';
import { createSessionModel } from './session';

const model = createSessionModel();

const scopeWhere = (seen: string[]) =>
  fork({
    handlers: [
      [
        model.sessions.executeFx,
        () => [aSession({ id: 'this', isCurrent: true }), aSession({ id: 'other' })],
      ],
      [model.ending.executeFx, (id: string | null) => id],
      [model.forgetSessionFx, () => void seen.push('forgotten')],
    ],
  });

describe('the sessions (spec §4 "Authentication")', () => {
  it('lose the ended one, and this browser stays signed in', async () => {
    const seen: string[] = [];
    const scope = scopeWhere(seen);
    await allSettled(model.opened, { scope });
    await allSettled(model.ending.start, { scope, params: 'other' });

    expect(scope.getState(model.sessions.$query)).toMatchObject({ value: [{ id: 'this' }] });
    expect(seen).toEqual([]);
  });

  it('make the shell sign out this browser too if all of them end', async () => {
    const seen: string[] = [];
    const scope = scopeWhere(seen);
    await allSettled(model.ending.start, { scope, params: null });

    expect(seen).toEqual(['forgotten']);
  });
});
