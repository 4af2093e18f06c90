import { createErrorReporter } from './create-error-reporter';
import type { Report } from './create-error-reporter';

const config = {
  brand: 'Coinlane',
  supportEmail: 's@c.example',
  hostName: 'c.example',
  isSandbox: true,
  isProduction: false,
  errorReportDsn: 'https://k@c.example/1',
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

const rig = (changes: { dsn?: string; fails?: number } = {}) => {
  const sent: Report[] = [];
  let failures = changes.fails ?? 0;
  const loadSink = jest.fn(() => {
    failures -= 1;
    return failures >= 0
      ? Promise.reject(new Error('blocked'))
      : Promise.resolve((report: Report) => void sent.push(report));
  });
  const reporter = createErrorReporter({
    config: { ...config, errorReportDsn: changes.dsn ?? config.errorReportDsn },
    revision: 7,
    loadSink,
  });
  return { reporter, sent, loadSink };
};

const thrownIn = (path: string): Error =>
  Object.assign(new Error('x'), { stack: `Error: x\n at f (https://c.example${path}:1:1)` });

describe('the error reporter', () => {
  it('loads its client with the first report', async () => {
    const { reporter, loadSink, sent } = rig();
    expect(loadSink).not.toHaveBeenCalled();
    reporter.report(new Error('first'));
    await settled();
    expect(sent.map(({ error }) => error.message)).toEqual(['first']);
  });

  it('names the remote, its version and the revision', async () => {
    const { reporter, sent } = rig();
    reporter.report(thrownIn('/remotes/mfe-swap/1.2.3/browser/a.js'), { where: 'mount' });
    reporter.forRemote('mfe-pro', '9.0.0')('said as a text');
    await settled();
    expect(sent.map(({ tags }) => tags)).toEqual([
      { remote: 'mfe-swap', remote_version: '1.2.3', where: 'mount', ledger_rev: '7' },
      { remote: 'mfe-pro', remote_version: '9.0.0', ledger_rev: '7' },
    ]);
  });

  it.each([
    {
      thrown: { _tag: 'HttpError', status: 500, body: { email: 'jo@mail.example' } },
      words: 'HttpError 500',
    },
    { thrown: { _tag: 'TimeoutError', message: 'Timeout: 10000ms' }, words: 'TimeoutError Timeout: 10000ms' },
    { thrown: {}, words: 'unknown failure' },
    { thrown: null, words: 'null' },
    { thrown: undefined, words: 'undefined' },
  ])('describes a thrown value without the body of a reply: $words', async ({ thrown, words }) => {
    const { reporter, sent } = rig();
    reporter.report(thrown);
    await settled();
    expect(sent[0]?.error.message).toBe(words);
  });

  it('keeps reports while the provider is blocked and sends them with the next (A23)', async () => {
    const { reporter, sent } = rig({ fails: 1 });
    reporter.report(new Error('one'));
    await settled();
    expect(sent).toEqual([]);
    reporter.report(new Error('two'));
    await settled();
    expect(sent.map(({ error }) => error.message)).toEqual(['one', 'two']);
  });

  it('keeps at most fifty', async () => {
    const { reporter, sent } = rig({ fails: 1 });
    for (let count = 0; count < 80; count += 1) reporter.report(new Error(String(count)));
    await settled();
    reporter.report(new Error('over'));
    await settled();
    expect(sent.length).toBeLessThanOrEqual(50);
  });

  it('sends nothing if no service is configured', async () => {
    const { reporter, loadSink } = rig({ dsn: '' });
    reporter.report(new Error('x'));
    await settled();
    expect(loadSink).not.toHaveBeenCalled();
  });
});
