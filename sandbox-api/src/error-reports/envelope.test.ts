import { readEnvelope } from './envelope.ts';

const lines = (...rows: readonly unknown[]): string => rows.map((row) => JSON.stringify(row)).join('\n');
const event = {
  level: 'error',
  message: 'mount failed',
  release: 'mfe-exchange@1.2.0',
  environment: 'production',
  tags: { remote: 'mfe-exchange', remote_version: '1.2.0' },
  exception: { values: [{ type: 'TypeError', value: 'x is not a function', stacktrace: { frames: [] } }] },
  user: { email: 'someone@example.com', ip_address: '10.0.0.1' },
  request: { url: 'https://example.com/?address=bc1q' },
  breadcrumbs: [{ message: 'typed bc1q' }],
};

describe('readEnvelope', () => {
  it('keeps the error and its location', () => {
    const report = readEnvelope(lines({ event_id: 'e1', dsn: 'd' }, { type: 'event' }, event));

    expect(report).toEqual({
      eventId: 'e1',
      items: [
        {
          type: 'event',
          summary: {
            level: 'error',
            message: 'mount failed',
            release: 'mfe-exchange@1.2.0',
            environment: 'production',
            tags: { remote: 'mfe-exchange', remote_version: '1.2.0' },
            exceptions: [{ type: 'TypeError', value: 'x is not a function' }],
          },
        },
      ],
    });
  });

  it.each(['someone@example.com', '10.0.0.1', 'bc1q'])('drops %s', (secret) => {
    const report = readEnvelope(lines({ event_id: 'e1' }, { type: 'event' }, event));

    expect(JSON.stringify(report)).not.toContain(secret);
  });

  it('reads several items', () => {
    const report = readEnvelope(
      lines({ event_id: 'e1' }, { type: 'event' }, event, { type: 'session' }, { sid: 's' }),
    );

    expect(report?.items.map(({ type }) => type)).toEqual(['event', 'session']);
  });

  it('truncates very long texts', () => {
    const report = readEnvelope(
      lines({ event_id: 'e1' }, { type: 'event' }, { message: 'x'.repeat(100_000) }),
    );

    expect(JSON.stringify(report).length).toBeLessThan(3000);
  });

  it.each([
    { rule: 'nothing', text: '' },
    { rule: 'text', text: 'not an envelope' },
    { rule: 'a list', text: '[1, 2]' },
    { rule: 'null', text: 'null' },
  ])('$rule is not an envelope', ({ text }) => {
    expect(readEnvelope(text)).toBeNull();
  });

  it.each([
    { rule: 'no items', text: '{"event_id":"e1"}' },
    { rule: 'an item without a type', text: '{"event_id":"e1"}\n{}\n{}' },
    { rule: 'an item that is not JSON', text: '{"event_id":"e1"}\nbroken\nbroken' },
  ])('an envelope with $rule has no errors', ({ text }) => {
    expect(readEnvelope(text)).toEqual({ eventId: 'e1', items: [] });
  });
});
