import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { EMail } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';

/** SMTP server for the e-mails of this site. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** Whether the connection starts with TLS. Otherwise it upgrades to TLS (STARTTLS). */
  readonly isSecure: boolean;
  /** Null: no authentication. */
  readonly user: string | null;
  readonly password: string | null;
};

export type MailSettings = {
  readonly server: SmtpServer;
  /** Address of the sender. */
  readonly from: string;
};

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const textOrNull = (encoded: string): string | null => (encoded === '' ? null : decodeURIComponent(encoded));

const isBare = ({ hostname, pathname, search, hash }: URL): boolean =>
  hostname !== '' && (pathname === '' || pathname === '/') && search === '' && hash === '';

const toServer = (word: string): SmtpServer | null => {
  const url = URL.canParse(word) ? new URL(word) : null;
  const defaultPort = DEFAULT_PORTS[url?.protocol ?? ''];
  if (url === null || defaultPort === undefined || !isBare(url)) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? defaultPort : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    user: textOrNull(url.username),
    password: textOrNull(url.password),
  };
};

const SmtpUrl = wordCodec('SmtpUrl', (word): SmtpServer | null => {
  try {
    return toServer(word);
  } catch {
    // a percent sign that is not an encoding
    return null;
  }
});

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));

/** Checks the variables that e-mail needs, and the one that it excludes. */
const problemsOf = (environment: Environment, from: string | null): readonly string[] => {
  const isSet = (name: string): boolean => (environment[name]?.trim() ?? '') !== '';
  return [
    ...(from === null ? ['MAIL_FROM is missing: SMTP_URL sends e-mails from this address'] : []),
    ...(isSet('SUPPORT_EMAIL') ? [] : ['SUPPORT_EMAIL is missing: with SMTP_URL the forms send to it']),
    ...(isSet('RECAPTCHA_SITE_KEY')
      ? [
          'RECAPTCHA_SITE_KEY is wrong: expected nothing, because the forms of SMTP_URL have their own captcha',
        ]
      : []),
  ];
};

/** Reads the SMTP server. Null: the site sends no e-mails. */
export const readMail = (environment: Environment): Reading<MailSettings | null> => {
  const or = optional(environment);
  const read = all({
    server: or<SmtpServer | null>(
      {
        name: 'SMTP_URL',
        codec: SmtpUrl,
        expected: 'smtps://user:password@host or smtp://user:password@host:587, percent-encoded',
        isSecret: true,
      },
      null,
    ),
    from: or<string | null>({ name: 'MAIL_FROM', codec: EMail, expected: 'an e-mail address' }, null),
  });
  if (E.isLeft(read)) return read;
  const { server, from } = read.right;
  if (server === null) return E.right(null);
  const problems = problemsOf(environment, from);
  return problems.length > 0 || from === null ? E.left(problems) : E.right({ server, from });
};
