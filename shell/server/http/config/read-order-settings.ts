import type { KeyObject } from 'node:crypto';

import { sequenceS } from 'fp-ts/lib/Apply.js';
import * as E from 'fp-ts/lib/Either.js';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';

import { readReceiptKey, readWebhookSecrets } from '@coinlane/swap-gateway';
import type { WebhookSettings } from '@coinlane/swap-gateway';

import { HttpsUrl } from './codecs.ts';
import { optional, wordCodec } from './environment-field.ts';
import type { Environment, Reading } from './environment-field.ts';
import { readMail } from './read-mail.ts';
import type { MailSettings } from './read-mail.ts';
import { readReviews } from './read-reviews.ts';

/** Settings of the orders at swap providers. */
export type OrderSettings = {
  /** Key that signs receipts. Null: a key in the data folder. */
  readonly receiptKey: KeyObject | null;
  /** Webhook for changes of orders. Null: none. */
  readonly webhook: WebhookSettings | null;
  /** SMTP server for e-mails to visitors and support. Null: none. */
  readonly mail: MailSettings | null;
  /** Whether visitors can review finished orders. Only with `mail`. */
  readonly hasReviews: boolean;
};

const ReceiptKey = wordCodec('ReceiptKey', readReceiptKey);
const Secrets = wordCodec('WebhookSecrets', readWebhookSecrets);
const AnyUrl = wordCodec('WebUrl', (word) =>
  /^https?:\/\/[^\s@]+$/.test(word) && URL.canParse(word) ? word : null,
);

const all = sequenceS(E.getApplicativeValidation(RA.getSemigroup<string>()));

const readWebhook = (environment: Environment): Reading<WebhookSettings | null> => {
  const isProduction = environment['NODE_ENV']?.trim() === 'production';
  const or = optional(environment);
  const read = all({
    url: or<string | null>(
      {
        name: 'WEBHOOK_URL',
        codec: isProduction ? HttpsUrl : AnyUrl,
        expected: isProduction ? 'an https URL without credentials' : 'a URL without credentials',
        isSecret: true,
      },
      null,
    ),
    secrets: or<readonly Buffer[] | null>(
      {
        name: 'WEBHOOK_SECRET',
        codec: Secrets,
        expected: 'whsec_ and at least 24 bytes in base64, several separated by commas',
        isSecret: true,
      },
      null,
    ),
  });
  if (E.isLeft(read)) return read;
  const { url, secrets } = read.right;
  if (url === null && secrets === null) return E.right(null);
  if (url === null) return E.left(['WEBHOOK_URL is missing: there is a WEBHOOK_SECRET']);
  return secrets === null
    ? E.left(['WEBHOOK_SECRET is missing: it signs what is sent to WEBHOOK_URL'])
    : E.right({ url, secrets });
};

/** Reads the receipt key, the webhook, the SMTP server, and whether there are reviews. */
export const readOrderSettings = (environment: Environment): Reading<OrderSettings> =>
  all({
    receiptKey: optional(environment)<KeyObject | null>(
      {
        name: 'RECEIPT_KEY',
        codec: ReceiptKey,
        expected: 'a private Ed25519 key, PKCS8 in base64 on one line',
        isSecret: true,
      },
      null,
    ),
    webhook: readWebhook(environment),
    mail: readMail(environment),
    hasReviews: readReviews(environment),
  });
