import { createHash } from 'node:crypto';

import type { Delivery, Notice, NoticeSender } from '@coinlane/swap-gateway';

import { isEmail } from '@coinlane/sandbox-api/forms';

import type { SmtpServer } from '../../http/config/index.ts';
import type { Mail } from './compose-mail.ts';

type SmtpOptions = {
  readonly server: SmtpServer;
  readonly from: { readonly name: string; readonly address: string };
  readonly compose: (notice: Notice) => Mail | null;
  /** Time that a stopping server waits for a pending e-mail. Default: 3 s. */
  readonly endMs?: number;
};

/** Time-outs of a connection, and of each step of the SMTP dialogue. */
const CONNECT_MS = 10_000;
const STEP_MS = 20_000;
const END_MS = 3_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Options of nodemailer. */
export const transportOptions = ({ host, port, isSecure, user, password }: SmtpServer) => ({
  host,
  port,
  secure: isSecure,
  // outside this machine, e-mails are sent only over TLS, to a server with a trusted certificate
  requireTLS: !isSecure && !LOOPBACK.test(host),
  // a server on this machine needs no TLS, so its certificate is not checked either
  ...(!isSecure && LOOPBACK.test(host) ? { tls: { rejectUnauthorized: false } } : {}),
  ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
  connectionTimeout: CONNECT_MS,
  greetingTimeout: CONNECT_MS,
  dnsTimeout: CONNECT_MS,
  socketTimeout: STEP_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** The same in each attempt, so that servers and mail clients recognise a duplicate. */
const messageIdOf = ({ id }: Notice, address: string): string =>
  `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${address.split('@')[1] ?? ''}>`;

const messageOf = ({ from }: SmtpOptions, notice: Notice, mail: Mail) => ({
  from,
  to: { name: '', address: notice.address },
  envelope: { from: from.address, to: [notice.address] },
  messageId: messageIdOf(notice, from.address),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === null ? {} : { html: mail.html }),
  ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribeUrl === null
      ? {}
      : {
          'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
  },
});

const wordOf = (error: object, name: 'code' | 'command' | 'responseCode'): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Failure for the log, without the text of the error: servers repeat the address in it. */
const failureOf = (error: unknown): Delivery => {
  if (!(error instanceof Error)) return { _tag: 'Failed', reason: 'SMTP failed' };
  const [code, command, responseCode] = [
    wordOf(error, 'code'),
    wordOf(error, 'command'),
    wordOf(error, 'responseCode'),
  ];
  const words = ['SMTP', code, responseCode, command].filter((word) => word !== '');
  const isRefused = responseCode.startsWith('5') && (command === 'RCPT TO' || command === 'DATA');
  return { _tag: 'Failed', reason: words.join(' '), isPermanent: isRefused };
};

const INTERRUPTED: Delivery = { _tag: 'Failed', reason: 'interrupted' };
const UNREADABLE: Delivery = { _tag: 'Failed', reason: 'its record cannot be read', isPermanent: true };

/** A signal that follows another one after a delay. `release` ends its timer, and its listener on the other signal. */
const after = (signal: AbortSignal, waitMs: number) => {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => late.abort(), waitMs);
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  return {
    signal: late.signal,
    release: (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', begin);
    },
  };
};

/** Sends e-mails over SMTP, each with its own connection (ADR 0047). */
export const createMailSender = (options: SmtpOptions): NoticeSender => ({
  accepts: isEmail,
  send: async (notice, stopping) => {
    const mail = options.compose(notice);
    if (mail === null) return UNREADABLE;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(transportOptions(options.server));
    const { signal, release } = after(stopping, options.endMs ?? END_MS);
    return transport
      .sendMail({ ...messageOf(options, notice, mail), signal })
      .then(
        (): Delivery => ({ _tag: 'Delivered' }),
        (error: unknown) => (signal.aborted ? INTERRUPTED : failureOf(error)),
      )
      .finally(release);
  },
});
