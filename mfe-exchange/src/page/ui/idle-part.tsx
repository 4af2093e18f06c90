import { Suspense } from 'react';
import type { ComponentType } from 'react';

import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { whenIdle } from '@coinlane/shared-ui/next-task';

import { lazyPart } from './lazy-part';

const IDLE_MS = 300;

/**
 * A component in its own chunk, which loads when the browser has nothing else to do. The server and the first render in
 * the browser leave it out.
 */
export const idlePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Lazy = lazyPart(async () => {
    await whenIdle(IDLE_MS);
    return load();
  });
  const IdlePart = (props: Props) =>
    useIsBrowser() ? (
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    ) : null;
  return IdlePart;
};
