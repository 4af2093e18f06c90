import { mayRetry, RemoteLoadError } from './load-failure';

describe('a load failure', () => {
  it.each([
    { kind: 'network', isHelped: true },
    { kind: 'http', isHelped: true },
    { kind: 'timeout', isHelped: false },
    { kind: 'integrity', isHelped: false },
    { kind: 'evaluation', isHelped: false },
    { kind: 'missing-expose', isHelped: false },
    { kind: 'contract', isHelped: false },
    { kind: 'render', isHelped: false },
  ] as const)('$kind: an immediate retry can help: $isHelped', ({ kind, isHelped }) => {
    expect(mayRetry(kind)).toBe(isHelped);
  });

  it('names remote, version and cause', () => {
    const error = new RemoteLoadError({ kind: 'http', remote: 'mfe-x', version: '2', detail: '/entry.js' });
    expect(error.message).toBe('mfe-x@2: http: /entry.js');
  });
});
