import { sandboxOfFile } from './testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const VIEW = { category: 'page-view', action: 'view', label: '', page: '/exchange', atMs: 1 };
const PRESS = {
  category: 'user-engagement',
  action: 'exchange_pressed',
  label: '',
  page: '/exchange',
  atMs: 2,
};
const batch = (change: Readonly<Record<string, unknown>> = {}) => ({
  clientId: 'c1',
  sessionId: 's1',
  sessionCount: 1,
  language: 'en',
  events: [VIEW, PRESS],
  ...change,
});
const send = (body: unknown, namespace: string) =>
  sandbox.post<{ field?: string }>('/analytics/collect', body, { namespace });
const told = async (namespace: string) =>
  (await sandbox.get<{ events: readonly object[] }>('/__sandbox/analytics', { namespace })).body.events;

describe('the analytics intake', () => {
  it('stores reported events by namespace, in order', async () => {
    expect((await send(batch(), 'a')).status).toBe(204);
    await send(batch({ events: [VIEW] }), 'b');
    expect(await told('a')).toEqual([
      { clientId: 'c1', sessionId: 's1', ...VIEW },
      { clientId: 'c1', sessionId: 's1', ...PRESS },
    ]);
    expect(await told('b')).toHaveLength(1);
  });

  it('deletes them with the namespace', async () => {
    await send(batch(), 'gone');
    await sandbox.remove('/__sandbox/namespace', { namespace: 'gone' });
    expect(await told('gone')).toEqual([]);
  });

  it('keeps the last 500 of a namespace', async () => {
    const many = batch({ events: Array.from({ length: 100 }, (_, atMs) => ({ ...VIEW, atMs })) });
    for (let sent = 0; sent < 6; sent += 1) await send(many, 'many');
    expect(await told('many')).toHaveLength(500);
  });

  it.each([
    { rule: 'no batch', body: [], field: 'clientId' },
    { rule: 'no events', body: batch({ events: undefined }), field: 'events' },
    {
      rule: 'an unknown category',
      body: batch({ events: [{ ...VIEW, category: 'spy' }] }),
      field: 'events.category',
    },
    {
      rule: 'too many at once',
      body: batch({ events: Array.from({ length: 101 }, () => VIEW) }),
      field: 'events',
    },
  ])('refuses $rule and names $field', async ({ body, field }) => {
    const refused = await send(body, 'refused');
    expect(refused.status).toBe(400);
    if (!Array.isArray(body)) expect(refused.body.field).toBe(field);
    expect(await told('refused')).toEqual([]);
  });
});
