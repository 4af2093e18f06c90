import { RemoteLoadError } from './load-failure';
import type { LoadFailure } from './load-failure';
import { createLoadPorts } from './load-ports';

describe('a failure of a remote', () => {
  it.each<{ rule: string; kind: LoadFailure['kind']; counted: readonly string[] }>([
    { rule: 'is counted by the loader', kind: 'timeout', counted: ['mfe-swap 1.0.0 timeout'] },
    { rule: 'is counted by the slot alone if the remote broke', kind: 'render', counted: [] },
  ])('$rule, and reported once', ({ kind, counted }) => {
    const failures: string[] = [];
    const reports: unknown[] = [];
    const ports = createLoadPorts({
      composition: { failed: (...words) => failures.push(words.join(' ')) },
      reporter: {
        forRemote: (remote, version) => (_error, context) => reports.push([remote, version, context]),
      },
    });
    ports.report(new RemoteLoadError({ kind, remote: 'mfe-swap', version: '1.0.0', detail: 'broken' }));
    expect(failures).toEqual(counted);
    expect(reports).toEqual([['mfe-swap', '1.0.0', { where: 'loader', tags: { failure: kind } }]]);
  });
});
