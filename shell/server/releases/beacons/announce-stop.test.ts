import { createStopAnnouncer } from './announce-stop.ts';
import { aReceiver } from './webhook-receiver.fixture.ts';

const CANARY = {
  environment: 'production',
  remote: 'mfe-swap',
  version: '1.1.0',
  reason: 'mfe-swap@1.1.0: 7 of 9 networks had failed loads (stable: 0 of 40)',
  revision: 12,
};

const announcing = (url: string, problems: string[] = []) =>
  createStopAnnouncer({
    webhook: { url, secrets: [Buffer.from('a secret of at least 24 bytes')] },
    log: (problem) => problems.push(problem),
    now: () => 0,
    retryMs: [1, 1],
  });

describe('createStopAnnouncer', () => {
  it('sends the canary, its reason and a text for a person', async () => {
    const receiver = await aReceiver();
    announcing(receiver.url).announce(CANARY);
    await receiver.accepted();
    await receiver.close();
    expect(receiver.received.map(({ id }) => id)).toEqual(['canary-stopped-production-12']);
    expect(receiver.received.map(({ body }): unknown => JSON.parse(body))).toEqual([
      {
        type: 'canary.stopped',
        timestamp: '1970-01-01T00:00:00.000Z',
        data: {
          ...CANARY,
          text: `The canary mfe-swap@1.1.0 was stopped in production. ${CANARY.reason}`,
        },
      },
    ]);
  });

  it('sends it again with the same ID until it is accepted, and logs each failure', async () => {
    const receiver = await aReceiver(500, 503);
    const problems: string[] = [];
    announcing(receiver.url, problems).announce(CANARY);
    await receiver.accepted();
    await receiver.close();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(problems).toEqual([
      'the operator was not told that mfe-swap@1.1.0 was stopped: HTTP 500',
      'the operator was not told that mfe-swap@1.1.0 was stopped: HTTP 503',
    ]);
  });

  it('gives up a delivery when the server stops', async () => {
    const receiver = await aReceiver(500);
    const problems: string[] = [];
    const announcer = createStopAnnouncer({
      webhook: { url: receiver.url, secrets: [Buffer.from('a secret of at least 24 bytes')] },
      log: (problem) => problems.push(problem),
      retryMs: [3_600_000],
    });
    announcer.announce(CANARY);
    while (problems.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await announcer.stop();
    await receiver.close();
    expect(receiver.received).toHaveLength(1);
  });

  it('sends nothing without a receiver', async () => {
    const problems: string[] = [];
    const announcer = createStopAnnouncer({ webhook: null, log: (problem) => problems.push(problem) });
    announcer.announce(CANARY);
    await announcer.stop();
    expect(problems).toEqual([]);
  });
});
