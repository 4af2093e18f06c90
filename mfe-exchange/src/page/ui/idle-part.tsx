import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { whenIdle } from '@coinlane/shared-ui/next-task';

import { lazyPart } from './lazy-part';

const IDLE_MS = 300;

const Absent = (): null => null;

/**
 * A component in its own chunk, which loads when the browser is idle. The server and the first render in the
 * browser omit it. If it fails to load, it stays absent, because it is optional.
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
