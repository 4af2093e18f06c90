import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';

import type { Result } from '../errors/index.ts';
import { pinOf, SHELL } from '../format/index.ts';
import type { ShellFacts } from '../format/index.ts';
import { factsWithLimits } from '../gate/index.ts';
import { readRelease } from '../releases/index.ts';
import { withStore } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { readHead } from './read-head.ts';

/**
 * Facts of the shell that pages of an environment have: from its live release, otherwise from the servers. A new
 * build is checked against them. Fails like `readHead`, and if the live release is not readable.
 */
export const liveShell = (store: Store, env: string, servers: ShellFacts): Promise<Result<ShellFacts>> =>
  withStore(async () => {
    const head = await readHead(store, env);
    if (E.isLeft(head)) return head;
    const pin = pinOf(head.right.revision, SHELL);
    if (pin === null) return E.right(servers);
    return pipe(
      await readRelease(store, SHELL, pin.stable),
      E.map(({ shell }) => factsWithLimits(shell, servers)),
    );
  });
