import type { ShellConfig } from '../http/config/index.ts';
import type { OperatorMail } from '../releases/beacons/index.ts';

/** Sends e-mails to `SUPPORT_EMAIL`. Null without `SMTP_URL`. */
export const createOperatorMail = ({
  brand,
  mail,
  supportEmail,
}: Pick<ShellConfig, 'brand' | 'mail' | 'supportEmail'>): OperatorMail | null =>
  mail === null
    ? null
    : async ({ id, subject, text }, signal) => {
        // loaded with the first e-mail, because most servers send none
        const { createMailSender } = await import('./notices/index.ts');
        const sender = createMailSender({
          server: mail.server,
          from: { name: brand, address: mail.from },
          compose: () => ({
            subject: `${brand}: ${subject}`,
            text,
            html: null,
            replyTo: null,
            unsubscribeUrl: null,
          }),
        });
        const notice = { id, attempts: 0, receiverId: null, language: 'en', body: '' };
        return sender.send({ ...notice, address: supportEmail }, signal);
      };
