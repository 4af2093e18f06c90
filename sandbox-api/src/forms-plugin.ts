import { randomInt } from 'node:crypto';

import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { createCaptcha } from './captcha/index.ts';
import type { Captcha } from './captcha/index.ts';
import { ContactBody, DESKS, fieldProblems } from './contact/index.ts';
import { answerErrors, decodeOrRefuse, Refusal } from './http/index.ts';
import { addReviewRoutes } from './reviews/index.ts';
import type { ReviewPorts } from './reviews/index.ts';
import { TicketBody } from './tickets.ts';

export { isEmail } from './emails.ts';
export type { ReviewPorts };

/** A message to support. Replies go to its author. */
type SupportMail = {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: { readonly name: string; readonly address: string };
};

type FormPorts = {
  /** Secret that signs the challenges of the captcha. The same on every server. */
  readonly secret: string;
  /** Marks a challenge as used. False if it was already used. */
  readonly useOnce: (id: string, forMs: number) => Promise<boolean>;
  /** Stores an e-mail to support. It is delivered later, even after a crash. */
  readonly send: (mail: SupportMail) => Promise<void>;
  readonly now: () => number;
  /** Null: the site has no reviews. */
  readonly reviews: ReviewPorts | null;
};

const LONGEST_EXTRA = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** Control characters, Unicode line breaks, and marks that change the direction of the following text. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu;
/** One line for a header, with its characters in their visible order. */
const lineOf = (value: unknown): string => textOf(value).replaceAll(UNSAFE, ' ');

const demandFields = (fields: Parameters<typeof fieldProblems>[0]): void => {
  const errors = fieldProblems(fields);
  if (Object.keys(errors).length > 0)
    throw new Refusal(400, { error: 'not_valid_params', message: 'A field does not fit', errors });
};

/**
 * E-mail to support. The author receives no copy, because anyone could then send e-mails of this site to any address.
 */
const mailOf = (subject: string, name: unknown, email: unknown, message: unknown): SupportMail => ({
  subject,
  text: `From: ${lineOf(name)} <${lineOf(email)}>\n\n${textOf(message)}\n`,
  replyTo: { name: lineOf(name), address: lineOf(email) },
});

const addContact = (app: FastifyInstance, { send }: FormPorts, captcha: Captcha): void => {
  for (const [path, name] of DESKS)
    app.post(`/frontend${path}`, async ({ body }) => {
      const { support, 'g-recaptcha-response': answer } = decodeOrRefuse(ContactBody, body);
      demandFields({ name: support.name, email: support.email, message: support.message });
      await captcha.check(textOf(answer), '');
      const extra = lineOf(support.extraInfo).slice(0, LONGEST_EXTRA);
      await send(
        mailOf(
          `${name}: ${extra === '' ? 'a message' : extra}`,
          support.name,
          support.email,
          support.message,
        ),
      );
      return { success: true };
    });
};

const TICKET_FROM = 100_000_000;
const TICKET_TO = 1_000_000_000;

/**
 * The forms of a site with real orders, without the rest of the sandbox: contact, tickets, reviews and the
 * captcha. Messages go to support by e-mail.
 */
export const formsPlugin =
  (ports: FormPorts): FastifyPluginAsync =>
  (app) => {
    answerErrors(app);
    const captcha = createCaptcha({
      secret: ports.secret,
      nowIn: ports.now,
      take: (challenge, expiresAtMs, nowMs) => ports.useOnce(challenge, expiresAtMs - nowMs),
    });
    app.get('/frontend/captcha/challenge', () => captcha.challenge(''));
    addContact(app, ports, captcha);
    app.post('/account/tickets', async ({ body }, reply) => {
      const { comment, requester, subject } = decodeOrRefuse(TicketBody, body).ticket;
      demandFields({ ...requester, message: comment.body });
      const id = randomInt(TICKET_FROM, TICKET_TO);
      await ports.send(
        mailOf(`Ticket ${String(id)}: ${lineOf(subject)}`, requester.name, requester.email, comment.body),
      );
      return reply.code(201).send({ ticket: { id, status: 'new' } });
    });
    const { reviews } = ports;
    if (reviews !== null)
      app.register(
        (scope, _options, done) => {
          addReviewRoutes(scope, reviews, captcha);
          done();
        },
        { prefix: '/content' },
      );
    return Promise.resolve();
  };
