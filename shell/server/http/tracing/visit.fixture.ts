import { aSite } from '../../shell-server.fixture.ts';
import type { ShellConfig } from '../config/index.ts';
import { csrfHeaders } from '../security/csrf.fixture.ts';
import { aCollector } from './collector.fixture.ts';
import type { Collector } from './collector.fixture.ts';

/** A bundle whose fragment reads from a service. */
export const READS = `exports.render = async ({ http }) => {
  const reply = await http({ service: 'public-v1', method: 'GET', path: '/currencies', query: { active: 'true' } })();
  return { status: 200, html: '<h1>' + reply._tag + '</h1>', state: null, head: { title: 't' }, isCacheable: true }; };`;
/** Address in the calls of a visitor. */
export const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
/** ID of a trace that the visitor names. */
export const VISITOR_TRACE = '0af7651916cd43dd8448eb211c80319c';
/** Headers of a visitor: all of them are private. */
export const FROM_VISITOR = {
  ...csrfHeaders(),
  authorization: 'Bearer access-token-1',
  traceparent: `00-${VISITOR_TRACE}-b7ad6b7169203331-01`,
  'x-forwarded-for': '203.0.113.77',
};

/** Settings that send every trace to a collector. */
export const tracesTo = ({ url }: Pick<Collector, 'url'>): ShellConfig['traces'] => ({
  url,
  headers: { authorization: 'Bearer collector' },
  serviceName: 'coinlane',
  sampler: 'parentbased_always_on',
  ratio: 1,
});

/** Runs visits at a site whose traces end in a collector. The end of the site sends the last spans. */
export const visit = async (
  releases: Parameters<typeof aSite>[0],
  settings: NonNullable<Parameters<typeof aSite>[1]>,
  run: (
    ask: (path: string, body?: unknown) => Promise<{ readonly status: number; readonly body: string }>,
  ) => Promise<void>,
): Promise<Collector> => {
  const collector = await aCollector();
  const config = { traces: tracesTo(collector), trustedProxies: ['loopback'], ...settings.config };
  const site = await aSite(releases, { ...settings, config });
  try {
    const { url } = await site.server.start();
    await run(async (path, body) => {
      const headers = {
        ...{ host: 'coinlane.example', 'content-type': 'application/json', 'idempotency-key': 'key-1' },
        ...FROM_VISITOR,
      };
      const change = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const reply = await fetch(new URL(path, url), { ...change, headers });
      return { status: reply.status, body: await reply.text() };
    });
  } finally {
    await site.close();
    collector.close();
  }
  return collector;
};
