import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { whenIdle } from '@coinlane/shared-ui/next-task';

import { lazyPart } from './lazy-part';

const IDLE_MS = 300;

const Absent = (): null => null;

/**
 * A component in its own chunk, which loads when the browser has nothing else to do. The server and the first render in
 * the browser leave it out. An optional part stays absent if it fails to load, instead of showing an error.
 */
export const idlePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOptional = false,
) => {
  const Lazy = lazyPart(async () => {
    await whenIdle(IDLE_MS);
    return isOptional ? load().catch(() => Absent) : load();
  });
  const IdlePart = (props: Props) =>
    useIsBrowser() ? (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ) : null;
  return IdlePart;
};
