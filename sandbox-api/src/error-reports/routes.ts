import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import { jsonColumn } from '../database/index.ts';
import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, notValidParam, RequiredText } from '../http/index.ts';
import { KEPT_ERROR_REPORTS } from '../settings.ts';
import { readEnvelope } from './envelope.ts';

const ProjectParams = t.type({ project: RequiredText }, 'ProjectInPath');
const ReportRow = t.type(
  { received_at: t.number, project: t.string, event_id: t.string, items: t.string },
  'ErrorReportRow',
);
const Items = jsonColumn(t.readonlyArray(t.UnknownRecord, 'ReportItems'));

type Intake = { readonly rows: Rows; readonly clock: Clock };

const keep = ({ rows, clock }: Intake, request: FastifyRequest): { id: string } => {
  const { project } = decodeOrRefuse(ProjectParams, request.params);
  const report = typeof request.body === 'string' ? readEnvelope(request.body) : null;
  if (report === null) throw notValidParam('body', 'is not an envelope');
  const namespace = namespaceOf(request);
  rows.run(
    'INSERT INTO error_reports (namespace, received_at, project, event_id, items) VALUES (?, ?, ?, ?, ?)',
    namespace,
    clock.nowIn(namespace),
    project,
    report.eventId,
    JSON.stringify(report.items),
  );
  rows.run(
    `DELETE FROM error_reports WHERE namespace = ? AND position NOT IN
       (SELECT position FROM error_reports WHERE namespace = ? ORDER BY position DESC LIMIT ?)`,
    namespace,
    namespace,
    KEPT_ERROR_REPORTS,
  );
  return { id: report.eventId };
};

/** `/error-reports`: receives error reports from browsers. */
export const addErrorReportRoutes = (app: FastifyInstance, intake: Intake): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/api/:project/envelope', (request) => keep(intake, request));
  app.post('/api/:project/envelope/', (request) => keep(intake, request));
};

/** Error reports of a namespace, newest first. */
export const listErrorReports = (rows: Rows, namespace: string) =>
  rows
    .all(
      ReportRow,
      'SELECT received_at, project, event_id, items FROM error_reports WHERE namespace = ? ORDER BY position DESC',
      namespace,
    )
    .map(({ received_at: receivedAt, project, event_id: eventId, items }) => {
      const decoded = Items.decode(items);
      return {
        eventId,
        project,
        receivedAt: new Date(receivedAt).toISOString(),
        items: decoded._tag === 'Right' ? decoded.right : [],
      };
    });
