import { advanceRollout, promote, revertRollout, rollback } from '../channel/index.ts';
import { promoteFrom } from '../composition/index.ts';
import type { Result } from '../errors/index.ts';
import { publish } from '../publish/index.ts';
import type { Store } from '../store/index.ts';

/** Runs one command of the kill tests. The second run repeats the same request. */
export const runStep = (store: Store, command: string, build: string): Promise<Result<object>> => {
  const request = { by: 'worker', reason: 'a test', requestId: 'step-1', remote: 'mfe-swap' };
  if (command === 'publish') return publish(store, build, { by: 'worker' });
  if (command === 'promote') return promote(store, 'local', { ...request, version: '1.1.0' });
  if (command === 'promote --from') return promoteFrom(store, 'local', { ...request, from: 'staging' });
  if (command === 'rollback shell') return rollback(store, 'local', { ...request, remote: 'shell' });
  if (command === 'advance')
    return advanceRollout(store, 'local', { ...request, version: '1.1.0', fromPercent: 50 });
  return command === 'revert'
    ? revertRollout(store, 'local', { ...request, version: '1.1.0' })
    : rollback(store, 'local', request);
};
