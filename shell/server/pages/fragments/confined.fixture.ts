import { sha384Of } from '../../releases/remotes/integrity.ts';
import { failedReply } from './ask-service.ts';
import type { ConfinedJob, NamedBundle } from './render-job.ts';
import type { ServerPorts } from './server-ports.ts';
import { aRenderRequest } from './render-request.fixture.ts';

/** In-memory bundles, with ports that return their code. Calls of services fail. */
export const someBundles = (codes: Readonly<Record<string, string>>) => {
  const byHash = new Map(Object.values(codes).map((code) => [sha384Of(Buffer.from(code)), code]));
  const ports: ServerPorts = {
    source: (sha384) => Promise.resolve(byHash.get(sha384) ?? null),
    call: () => Promise.resolve(failedReply({ _tag: 'NetworkError', reason: 'no services in this test' })),
    turn: () => Promise.resolve(),
  };
  const bundleOf = (name: string): NamedBundle => ({
    name,
    version: '1.0.0',
    sha384: sha384Of(Buffer.from(codes[name] ?? 'missing')),
  });
  return { ports, bundleOf };
};

/** Page of a remote with chrome. */
export const aConfinedJob = (
  { remote, chrome }: { readonly remote: NamedBundle | null; readonly chrome: NamedBundle },
  changes: { readonly search?: string; readonly remoteName?: string; readonly status?: number } = {},
): ConfinedJob => {
  const { messages, ...request } = aRenderRequest({ search: changes.search ?? '' });
  const shared = { requestJson: JSON.stringify(request), textsJson: JSON.stringify(messages) };
  const chromeRequest = { ...request, remote: changes.remoteName ?? 'mfe-swap', overrides: [], theme: null };
  return {
    ticket: 1,
    dueAtMs: Infinity,
    fragment: remote === null ? null : { bundle: remote, ...shared },
    chrome: {
      ...shared,
      bundle: chrome,
      requestJson: JSON.stringify(chromeRequest),
      status: changes.status ?? 404,
    },
  };
};
