import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import { createRecovery, createUnsubscribeTokens } from '@coinlane/swap-gateway';
import type { NoticeSenders, OrderStore, Recovery } from '@coinlane/swap-gateway';
import { formsPlugin } from '@coinlane/sandbox-api/forms';

import type { ShellConfig } from '../../http/config/index.ts';
import { embeddedReviews } from '../reviews/index.ts';
import { composeMail } from './compose-mail.ts';
import type { FormMail } from './compose-mail.ts';
import { createPushNoticeSender, vapidKeysOf } from './push-sender.ts';
import { createMailSender } from './smtp-sender.ts';

/** Messages of a site with providers: e-mails and push messages to visitors, and forms for support. */
type Notices = {
  readonly senders: NoticeSenders;
  readonly pushPublicKey: string;
  /** Adds the routes of the forms if the site sends e-mails. */
  readonly addForms: (app: FastifyInstance) => Promise<void>;
  /** For the pages that give control of an order. Null: the site sends no e-mails. */
  readonly recovery: Recovery | null;
  /** For the page that ends e-mails. */
  readonly unsubscribing: {
    readonly isValid: (token: string) => boolean;
    readonly unsubscribe: (token: string) => Promise<boolean>;
  };
};

/** The configured key pair, or one that is created once for all servers of the store. */
const keysOf = async ({ messaging }: ShellConfig, store: OrderStore) => {
  const { publicKey, privateKey } = messaging.vapid;
  return publicKey !== null && privateKey !== null
    ? { publicKey, privateKey }
    : vapidKeysOf(await store.secret('vapid'));
};

const subjectOf = ({ messaging, publicOrigin, supportEmail }: ShellConfig): string =>
  messaging.vapid.subject ?? (publicOrigin.startsWith('https:') ? publicOrigin : `mailto:${supportEmail}`);

/** Prepares the messages. The addresses of visitors stay in the store. */
export const createNotices = async (
  config: ShellConfig,
  store: OrderStore,
  log: (problem: string) => void,
): Promise<Notices> => {
  const { brand, mail, publicOrigin: origin, supportEmail } = config;
  const tokens = createUnsubscribeTokens(await store.secret('unsubscribe'));
  const keys = await keysOf(config, store);
  const push = createPushNoticeSender({ keys, subject: subjectOf(config), trustedOrigins: [] });
  const site = { brand, origin, unsubscribeToken: tokens.of };
  const email =
    mail === null
      ? null
      : createMailSender({
          server: mail.server,
          from: { name: brand, address: mail.from },
          compose: (notice) => composeMail(notice, site),
        });
  const sendToSupport = (form: FormMail): Promise<void> => {
    const support = { channel: 'email', address: supportEmail, language: 'en' } as const;
    return store.notices.add(`form.${randomUUID()}`, support, JSON.stringify(form));
  };
  return {
    senders: email === null ? { push } : { push, email },
    pushPublicKey: keys.publicKey,
    addForms: async (app) => {
      if (email === null) return;
      const { useOnce } = store.notices;
      const secret = await store.secret('captcha');
      const reviews = config.hasReviews ? embeddedReviews(store, supportEmail) : null;
      await app.register(formsPlugin({ secret, useOnce, now: Date.now, send: sendToSupport, reviews }));
    },
    recovery: email === null ? null : await createRecovery({ store, now: Date.now, log }),
    unsubscribing: {
      isValid: (token) => tokens.read(token) !== null,
      unsubscribe: async (token) => {
        const receiverId = tokens.read(token);
        if (receiverId === null) return false;
        await store.notices.unsubscribe(receiverId);
        return true;
      },
    },
  };
};
