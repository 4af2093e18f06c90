import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { RemoteBeacons } from '@coinlane/shared-contracts/lifecycle';
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import { createRateLimit, networkOf } from '../security/index.ts';

const BODY_LIMIT_BYTES = 16_384;
const MAX_BEACONS = 100;
/** Of one address, behind which a whole office may be. */
const PER_MINUTE = 600;
const MINUTE_MS = 60_000;

export type BeaconPorts = {
  readonly publicOrigin: string;
  /** Versions that pages may run; beacons of others say nothing. */
  readonly isKnown: (remote: string, version: string) => boolean;
  readonly take: (beacons: readonly RemoteBeacon[]) => void;
  readonly ensureCsrf: (request: FastifyRequest, reply: FastifyReply) => void;
};

const isOwnPage = ({ headers }: FastifyRequest, publicOrigin: string): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** `POST /data/beacons`: what became of each remote on a page of this site. Nothing of the visitor is kept. */
export const addBeaconRoute = (app: FastifyInstance, ports: BeaconPorts): void => {
  const rateLimit = createRateLimit({ limit: PER_MINUTE, windowMs: MINUTE_MS });
  app.post('/data/beacons', { bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnPage(request, ports.publicOrigin)) return reply.code(403).send();
    if (!rateLimit.allows(networkOf(request.ip), Date.now()))
      return reply.code(429).header('retry-after', '60').send();
    const read = RemoteBeacons.decode(request.body);
    if (E.isLeft(read) || read.right.beacons.length > MAX_BEACONS) return reply.code(400).send();
    ports.take(read.right.beacons.filter(({ remote, version }) => ports.isKnown(remote, version)));
    ports.ensureCsrf(request, reply);
    return reply.code(204).send();
  });
};
