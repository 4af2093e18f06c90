import * as E from 'fp-ts/lib/Either.js';

import { Secret } from './codecs.ts';
import { optional } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

type Words = {
  readonly mode: string;
  readonly sandbox: boolean | null;
  readonly upstreams: Readonly<Record<string, unknown>>;
  readonly providers: readonly unknown[];
};

/** Whether the sandbox replaces the services. Outside production this is the default if no service is configured. */
export const readSandbox = ({ sandbox, upstreams, providers, mode }: Words): Reading<boolean> => {
  const hasUpstreams = Object.keys(upstreams).length > 0;
  if (sandbox === true && hasUpstreams)
    return E.left(['SANDBOX is wrong: expected off, because UPSTREAM_* variables name real services']);
  if (sandbox === true && providers.length > 0)
    return E.left(['SANDBOX is wrong: expected off, because PROVIDERS names real providers']);
  if (providers.length > 0) return E.right(false);
  const isSandbox = sandbox ?? (!hasUpstreams && mode !== 'production');
  if (isSandbox || hasUpstreams) return E.right(isSandbox);
  return E.left([
    'UPSTREAM_* is missing: expected PROVIDERS, the base URL of every service, or SANDBOX=on (the sandbox is off in production by default)',
  ]);
};

/** Reads the token for access to the sandbox's control API from other machines. Null: none. */
export const readControlToken = (environment: Environment): Reading<string | null> =>
  optional(environment)<string | null>(
    { name: 'SANDBOX_CONTROL_TOKEN', codec: Secret, expected: 'at least 32 characters', isSecret: true },
    null,
  );
