import type { ErrorReporter } from '../observability';
import type { LiveRemotesOfPage } from './composition';
import { later, whenIdle } from './time-limit';
import { loadLifecycle } from './load-lifecycle';
import type { LoadPorts } from './load-remote';

type Options = {
  readonly composition: Pick<LiveRemotesOfPage, 'failed'>;
  readonly reporter: Pick<ErrorReporter, 'forRemote'>;
};

/** Creates the ports of the loader of remotes. They count and report its failures. */
export const createLoadPorts = ({ composition, reporter }: Options): LoadPorts => ({
  loadLifecycle,
  report: (error) => {
    const { remote, version, kind } = error.failure;
    // for `render`, the slot reports the step in which the remote failed
    if (kind !== 'render') composition.failed(remote, version, kind);
    reporter.forRemote(remote, version)(error, { where: 'loader', tags: { failure: kind } });
  },
  now: () => performance.now(),
  later,
  whenIdle,
});
