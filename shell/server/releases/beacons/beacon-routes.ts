import { createHmac } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { RemoteBeacons } from '@coinlane/shared-contracts/lifecycle';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import { createRateLimit, networkOf, siteOf } from '../../http/security/index.ts';
import type { PageFacts, PageIds } from './page-id.ts';
import { withShell } from './shell-beacons.rule.ts';
import { createVerdicts } from './verdicts.ts';
import type { VersionPart } from './verdicts.ts';

const BODY_LIMIT_BYTES = 16_384;
const MAX_BEACONS = 100;
/** Limit per network, which may be a whole office. */
const PER_MINUTE = 600;
const MINUTE_MS = 60_000;
const HASH_CHARACTERS = 16;

export type BeaconPorts = {
  readonly publicOrigin: string;
  readonly secret: string;
  readonly pageIds: PageIds;
  readonly servedRevision: () => number | null;
  readonly partOf: (remote: string, version: string) => VersionPart;
  /** Returns facts of the page that this visitor would get now, or null. */
  readonly factsFor: (request: FastifyRequest) => Promise<PageFacts | null>;
  readonly take: (beacons: readonly RemoteBeacon[], network: string) => void;
  readonly ensureCsrf: (request: FastifyRequest, reply: FastifyReply) => void;
};

const isOwnPage = ({ headers }: FastifyRequest, publicOrigin: string): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** Hash of a network. The same on every server, and not reversible. */
const hashOf = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(`network\n${network}`).digest('hex').slice(0, HASH_CHARACTERS);

type Accepted = { readonly beacons: readonly RemoteBeacon[]; readonly page: string | undefined };

/**
 * Adds `POST /data/beacons`: loads and failures of remotes on a page of this site. Only pages with one of our IDs
 * count, each once. Also adds `POST /data/page-id`, which returns an ID for a page from a shared cache (ADR 0014)
 * and counts the starts in its body: such a page can hang before it receives its ID.
 */
export const addBeaconRoutes = (app: FastifyInstance, ports: BeaconPorts): void => {
  const rateLimit = createRateLimit({ limit: PER_MINUTE, windowMs: MINUTE_MS });
  const verdicts = createVerdicts();

  /** Beacons of a valid request. Null: refused. */
  const read = (request: FastifyRequest, reply: FastifyReply): Accepted | null => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number): null => {
      reply.code(status);
      return null;
    };
    if (!isOwnPage(request, ports.publicOrigin)) return refuse(403);
    if (!rateLimit.allows(networkOf(request.ip), Date.now())) {
      reply.header('retry-after', '60');
      return refuse(429);
    }
    const body = RemoteBeacons.decode(request.body);
    if (E.isLeft(body) || body.right.beacons.length > MAX_BEACONS) return refuse(400);
    return { beacons: body.right.beacons, page: body.right.page };
  };
  const take = (request: FastifyRequest, pageId: string, beacons: readonly RemoteBeacon[]): void => {
    const page = ports.pageIds.read(pageId, Date.now());
    const served = { revision: ports.servedRevision(), partOf: ports.partOf };
    const accepted = page === null ? [] : verdicts.accept(page, withShell(page, beacons), served);
    if (accepted.length > 0) ports.take(accepted, hashOf(siteOf(request.ip), ports.secret));
  };

  app.post('/data/beacons', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    const body = read(request, reply);
    if (body === null) return reply.send();
    take(request, body.page ?? '', body.beacons);
    ports.ensureCsrf(request, reply);
    return reply.code(204).send();
  });

  app.post('/data/page-id', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const body = read(request, reply);
    if (body === null) return reply.send();
    const facts = await ports.factsFor(request);
    if (facts === null) return reply.code(404).send({ error: 'not_found' });
    const page = ports.pageIds.issue(facts, Date.now());
    const starts = body.beacons.filter(({ kind }) => kind === 'start');
    take(request, page, starts);
    return reply.send({ page });
  });
};
