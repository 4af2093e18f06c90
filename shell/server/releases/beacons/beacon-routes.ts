import { createHmac } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { RemoteBeacons } from '@coinlane/shared-contracts/lifecycle';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import { createRateLimit, networkOf } from '../../http/security/index.ts';
import type { PageFacts, PageIds } from './page-id.ts';
import { createVerdicts } from './verdicts.ts';
import type { VersionPart } from './verdicts.ts';

const BODY_LIMIT_BYTES = 16_384;
const MAX_BEACONS = 100;
/** Per network, which may be a whole office. */
const PER_MINUTE = 600;
const MINUTE_MS = 60_000;
const HASH_CHARACTERS = 16;

export type BeaconPorts = {
  readonly publicOrigin: string;
  readonly secret: string;
  readonly pageIds: PageIds;
  readonly servedRevision: () => number | null;
  readonly partOf: (remote: string, version: string) => VersionPart;
  /** Facts of the page that this visitor would get now, or null. */
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

/** Hash of a network: the same on every server, and not reversible. */
const hashOf = (network: string, secret: string): string =>
  createHmac('sha256', secret).update(`network\n${network}`).digest('hex').slice(0, HASH_CHARACTERS);

/**
 * `POST /data/beacons`: loads and failures of remotes on a page of this site. Only pages with one of our IDs count,
 * each once. `GET /data/page-id` returns an ID for a page from a shared cache (ADR 0014).
 */
export const addBeaconRoutes = (app: FastifyInstance, ports: BeaconPorts): void => {
  const rateLimit = createRateLimit({ limit: PER_MINUTE, windowMs: MINUTE_MS });
  const verdicts = createVerdicts();

  app.post('/data/beacons', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    const nowMs = Date.now();
    const network = networkOf(request.ip);
    reply.header('cache-control', 'no-store');
    if (!isOwnPage(request, ports.publicOrigin)) return reply.code(403).send();
    if (!rateLimit.allows(network, nowMs)) return reply.code(429).header('retry-after', '60').send();
    const read = RemoteBeacons.decode(request.body);
    if (E.isLeft(read) || read.right.beacons.length > MAX_BEACONS) return reply.code(400).send();
    const page = ports.pageIds.read(read.right.page ?? '', nowMs);
    const served = { revision: ports.servedRevision(), partOf: ports.partOf };
    const accepted = page === null ? [] : verdicts.accept(page, read.right.beacons, served);
    if (accepted.length > 0) ports.take(accepted, hashOf(network, ports.secret));
    ports.ensureCsrf(request, reply);
    return reply.code(204).send();
  });

  app.get('/data/page-id', async (request, reply) => {
    const facts = await ports.factsFor(request);
    reply.header('cache-control', 'no-store');
    if (facts === null) return reply.code(404).send({ error: 'not_found' });
    return reply.send({ page: ports.pageIds.issue(facts, Date.now()) });
  });
};
