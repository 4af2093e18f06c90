import { startLiveReload } from './live-reload';
import { wantsLiveReload } from './wants-live-reload';

const session = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  };
};

const lookAt = async (reply: () => Promise<unknown>): Promise<number> => {
  const reload = jest.fn();
  let look = (): void => undefined;
  startLiveReload(7, { askReady: reply, reload, every: (_ms, work) => (look = work) });
  look();
  await new Promise((resolve) => setImmediate(resolve));
  return reload.mock.calls.length;
};

describe('live reload (ADR 0011)', () => {
  it('is on for the session after it was requested', () => {
    const kept = session();
    expect(wantsLiveReload('', kept)).toBe(false);
    expect(wantsLiveReload('?live-reload=on', kept)).toBe(true);
    expect(wantsLiveReload('', kept)).toBe(true);
    expect(wantsLiveReload('?live-reload=off', kept)).toBe(false);
  });

  it.each([
    { rule: 'a newer revision reloads', reply: () => Promise.resolve({ revision: 8 }), reloads: 1 },
    { rule: 'the same revision does not', reply: () => Promise.resolve({ revision: 7 }), reloads: 0 },
    { rule: 'an unavailable server does not', reply: () => Promise.reject(new Error('away')), reloads: 0 },
    { rule: 'an invalid reply does not', reply: () => Promise.resolve('ok'), reloads: 0 },
  ])('$rule', async ({ reply, reloads }) => {
    expect(await lookAt(reply)).toBe(reloads);
  });
});
