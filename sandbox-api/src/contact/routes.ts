import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Captcha } from '../captcha/index.ts';
import type { Clock } from '../clock.ts';
import { decodeOrRefuse, namespaceOf } from '../http/index.ts';
import type { Outbox } from '../outbox/index.ts';
import { fieldProblems } from './form-fields.ts';

type Parts = { readonly captcha: Captcha; readonly outbox: Outbox; readonly clock: Clock };

export const ContactBody = t.type(
  {
    support: t.type({ name: t.unknown, email: t.unknown, message: t.unknown, extraInfo: t.unknown }),
    'g-recaptcha-response': t.unknown,
  },
  'ContactRequest',
);

const SUPPORT = 'support@coinlane.example';
const LONGEST_EXTRA = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Sends the message to support and a receipt to its author. */
const send = (
  { outbox, clock }: Parts,
  orderService: string,
  namespace: string,
  support: Record<string, unknown>,
) => {
  const [name, email, message] = [
    textOf(support['name']),
    textOf(support['email']),
    textOf(support['message']),
  ];
  const extra = textOf(support['extraInfo']).slice(0, LONGEST_EXTRA);
  const at = clock.nowIn(namespace);
  outbox.send({
    namespace,
    to: SUPPORT,
    subject: `${orderService}: ${extra === '' ? 'a message' : extra}`,
    text: `From ${name} <${email}>\n\n${message}`,
    at,
  });
  outbox.send({
    namespace,
    to: email,
    subject: 'We have your message',
    text: `Hello ${name},\n\nwe have got this and will answer by e-mail:\n\n${message}`,
    at,
  });
};

export const DESKS: readonly (readonly [path: string, orderService: string])[] = [
  ['/contact/complete', 'Contact'],
  ['/swap-tokens/contact', 'Token swap'],
  ['/lightning/contact', 'Lightning'],
];

/** Routes below `/v1/frontend`: the three contact forms (api contract §5). */
export const addContactRoutes = (app: FastifyInstance, parts: Parts): void => {
  for (const [path, orderService] of DESKS) {
    app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { support, 'g-recaptcha-response': answer } = decodeOrRefuse(ContactBody, request.body);
      const { name, email, message } = support;
      const errors = fieldProblems({ name, email, message });
      if (Object.keys(errors).length > 0)
        return reply.code(400).send({ error: 'not_valid_params', message: 'A field does not fit', errors });
      await parts.captcha.check(textOf(answer), namespaceOf(request));
      send(parts, orderService, namespaceOf(request), support);
      return { success: true };
    });
  }
};
