import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

describe('/error-reports', () => {
  it('stores an error report without personal data', async () => {
    const namespace = 'reports';
    const event = {
      level: 'error',
      tags: { remote: 'mfe-exchange' },
      exception: { values: [{ type: 'Error', value: 'boom' }] },
      user: { email: 'a@b.co' },
    };
    const envelope = [{ event_id: 'e1' }, { type: 'event' }, event]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const sent = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/error-reports/api/1/envelope/?sentry_key=k',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-sandbox-namespace': namespace },
      payload: envelope,
    });
    const { body, text } = await sandbox.get<{ reports: unknown[] }>('/__sandbox/error-reports', {
      namespace,
    });

    expect(sent.json()).toEqual({ id: 'e1' });
    expect(body.reports).toMatchObject([
      {
        eventId: 'e1',
        project: '1',
        items: [
          { type: 'event', summary: { tags: { remote: 'mfe-exchange' }, exceptions: [{ value: 'boom' }] } },
        ],
      },
    ]);
    expect(text).not.toContain('a@b.co');
  });

  it('refuses an invalid envelope', async () => {
    expect((await sandbox.post('/error-reports/api/1/envelope/', 'nonsense')).status).toBe(400);
  });
});
