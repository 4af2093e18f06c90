import { setTimeout as wait } from 'node:timers/promises';

import { aConfinedJob, someBundles } from './confined.fixture.ts';
import { createRenderPool } from './render-pool.ts';
import type { ServerPorts } from './server-ports.ts';

const REMOTE = `exports.render = async ({ http }) => {
  await http({ service: 'content', method: 'GET', path: '/a' })();
  return { status: 200, html: 'rendered', state: null, head: { title: 't' }, isCacheable: false };
};`;
const CHROME = `exports.renderChrome = ({ fragmentHtml }) => '<main>' + fragmentHtml + '</main>';`;

const LIMIT_MS = 400;
/** Longer than a fragment may take, and than its thread may be silent. */
const LATE_MS = 1500;

const never = (): Promise<never> => new Promise(() => undefined);

/** Renders a page with a call, by a server with these ports. */
const renderWith = async ({ call, turn }: Pick<ServerPorts, 'call' | 'turn'>) => {
  const { ports, bundleOf } = someBundles({ 'mfe-swap': REMOTE, shell: CHROME });
  const losses: string[] = [];
  const pool = createRenderPool({
    mode: 'production',
    ports: { ...ports, call, turn },
    log: (problem) => losses.push(problem),
    limitMs: LIMIT_MS,
    endless: () => losses.push('endless'),
  });
  try {
    const job = aConfinedJob({ remote: bundleOf('mfe-swap'), chrome: bundleOf('shell') });
    const { fragment, failure } = await pool.render(job);
    return { html: fragment?.html ?? null, failure: failure?.kind ?? null, losses };
  } finally {
    await pool.stop();
  }
};

describe('a fragment that waits for the reply to a call', () => {
  it('is rendered however late, if the server did not run', async () => {
    const call: ServerPorts['call'] = async () => {
      await wait(LATE_MS);
      return { kind: 'text', text: 'late' };
    };
    expect(await renderWith({ call, turn: never })).toEqual({ html: 'rendered', failure: null, losses: [] });
  });

  it('ends at its limit, if the server runs and the service does not reply', async () => {
    const turn = (): Promise<void> => Promise.resolve();
    expect(await renderWith({ call: never, turn })).toEqual({ html: null, failure: 'timeout', losses: [] });
  });
});
