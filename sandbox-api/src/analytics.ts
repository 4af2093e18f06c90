import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import type { Clock } from './clock.ts';
import { jsonColumn } from './database/index.ts';
import type { Rows } from './database/index.ts';
import { decodeOrRefuse, namespaceOf, notValidParam, RequiredText, Text, wordOf } from './http/index.ts';
import { KEPT_MEASURED_EVENTS } from './settings.ts';

const MOST_EVENTS = 100;
const CATEGORIES = ['page-view', 'user-engagement', 'login', 'loan'] as const;

const MeasuredEvent = t.type(
  { category: wordOf(CATEGORIES), action: RequiredText, label: Text, page: RequiredText, atMs: t.number },
  'MeasuredEvent',
);
const Batch = t.type(
  {
    clientId: Text,
    sessionId: Text,
    sessionCount: t.number,
    language: Text,
    events: t.readonlyArray(MeasuredEvent),
  },
  'MeasuredBatch',
);
const MeasuredRow = t.type({ client_id: t.string, session_id: t.string, record: t.string }, 'MeasuredRow');
const StoredEvent = jsonColumn(MeasuredEvent);

type Intake = { readonly rows: Rows; readonly clock: Clock };

const keep = ({ rows, clock }: Intake, request: FastifyRequest): void => {
  const { clientId, sessionId, events } = decodeOrRefuse(Batch, request.body);
  if (events.length > MOST_EVENTS) throw notValidParam('events', `at most ${String(MOST_EVENTS)}`);
  const namespace = namespaceOf(request);
  for (const event of events) {
    rows.run(
      'INSERT INTO measured_events (namespace, received_at, client_id, session_id, record) VALUES (?, ?, ?, ?, ?)',
      namespace,
      clock.nowIn(namespace),
      clientId,
      sessionId,
      JSON.stringify(event),
    );
  }
  rows.run(
    `DELETE FROM measured_events WHERE namespace = ? AND position NOT IN
       (SELECT position FROM measured_events WHERE namespace = ? ORDER BY position DESC LIMIT ?)`,
    namespace,
    namespace,
    KEPT_MEASURED_EVENTS,
  );
};

/** `/analytics`: receives page views and funnel steps, sent by `navigator.sendBeacon`. */
export const addAnalyticsRoutes = (app: FastifyInstance, intake: Intake): void => {
  app.post('/collect', (request, reply) => {
    keep(intake, request);
    return reply.code(204).send();
  });
};

/** Reported events of a namespace, oldest first. */
export const listMeasured = (rows: Rows, namespace: string) =>
  rows
    .all(
      MeasuredRow,
      'SELECT client_id, session_id, record FROM measured_events WHERE namespace = ? ORDER BY position',
      namespace,
    )
    .flatMap(({ client_id: clientId, session_id: sessionId, record }) =>
      RA.fromEither(StoredEvent.decode(record)).map((event) => ({ clientId, sessionId, ...event })),
    );
