import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from './clock.ts';
import { fieldProblems } from './contact/index.ts';
import type { Rows } from './database/index.ts';
import { decodeOrRefuse, namespaceOf, RequiredText } from './http/index.ts';
import type { Outbox } from './outbox/index.ts';

export const TicketBody = t.type(
  {
    ticket: t.type({
      comment: t.type({ body: t.string }),
      requester: t.type({ name: t.string, email: t.string }),
      subject: RequiredText,
    }),
  },
  'TicketRequest',
);
const IdRow = t.type({ id: t.number }, 'TicketIdRow');

/** Ticket numbers start above this one. */
const BEFORE_FIRST = 1000;

type Parts = { readonly rows: Rows; readonly outbox: Outbox; readonly clock: Clock };

/** `POST /tickets` of the account service (spec §7, api contract §5). */
export const addTicketRoutes = (app: FastifyInstance, { rows, outbox, clock }: Parts): void => {
  app.post('/tickets', (request, reply) => {
    const { comment, requester, subject } = decodeOrRefuse(TicketBody, request.body).ticket;
    const errors = fieldProblems({ ...requester, message: comment.body });
    if (Object.keys(errors).length > 0)
      return reply.code(400).send({ error: 'not_valid_params', message: 'A field does not fit', errors });
    const namespace = namespaceOf(request);
    const row = rows.first(
      IdRow,
      'INSERT INTO tickets (namespace, email, body) VALUES (?, ?, ?) RETURNING id',
      namespace,
      requester.email,
      comment.body,
    );
    const id = (row?.id ?? 0) + BEFORE_FIRST;
    outbox.send({
      namespace,
      to: requester.email,
      subject: `Ticket ${String(id)}: ${subject}`,
      text: `Hello ${requester.name},\n\nyour ticket has the number ${String(id)}.\n\n${comment.body}`,
      at: clock.nowIn(namespace),
    });
    return reply.code(201).send({ ticket: { id, status: 'new' } });
  });
};
