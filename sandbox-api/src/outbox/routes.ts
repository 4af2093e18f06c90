import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, namespaceOf, Text } from '../http/index.ts';
import { escapeHtml, htmlPage, PAGE_POLICY } from '../pages/index.ts';
import type { Mail, Outbox } from './outbox.ts';

const Query = t.type({ to: Text }, 'OutboxQuery');

const mailMarkup = ({ at, to, subject, text }: Mail): string => {
  const time = new Date(at).toISOString();
  return (
    `<article><h2>${escapeHtml(subject)}</h2>` +
    `<p>To <code>${escapeHtml(to)}</code>, <time datetime="${time}">${time}</time></p>` +
    `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p></article>`
  );
};

/** `/outbox`: page with the e-mails that the sandbox did not send. `?to=` filters by address. */
export const addOutboxRoutes = (app: FastifyInstance, outbox: Outbox): void => {
  app.get('/', (request, reply) => {
    const { to } = decodeOrRefuse(Query, request.query);
    const mails = outbox.list(namespaceOf(request), to);
    const body =
      mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : mails.map(mailMarkup).join('<hr>');
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(htmlPage('Outbox', body));
  });
};
