import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { parseJson } from '@coinlane/shared-contracts/codecs';
import type { Notice } from '@coinlane/swap-gateway';

import { escapeHtml } from '../../pages/markup.ts';
import { fill, languagePrefix, mailLanguage, mailWords } from './mail-words.ts';

/** An e-mail, without its sender and receiver. */
export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Receiver of replies. Null: the sender. */
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  /** URL that ends the e-mails with one request (RFC 8058). Null: the e-mail is not part of a series. */
  readonly unsubscribeUrl: string | null;
};

export type MailSite = {
  readonly brand: string;
  readonly origin: string;
  /** Token of a link that ends the e-mails to a receiver. */
  readonly unsubscribeToken: (receiverId: string) => string;
};

const OrderMail = t.type(
  {
    orderId: t.string,
    event: t.keyof({ deposit: null, action: null, finished: null, refunded: null }),
    from: t.string,
    to: t.string,
  },
  'OrderMail',
);
type OrderMail = t.TypeOf<typeof OrderMail>;

const RecoveryMail = t.type(
  { orderId: t.string, event: t.literal('recovery'), token: t.string },
  'RecoveryMail',
);
type RecoveryMail = t.TypeOf<typeof RecoveryMail>;

const FormMail = t.type(
  {
    subject: t.string,
    text: t.string,
    replyTo: t.union([t.type({ name: t.string, address: t.string }), t.null]),
  },
  'FormMail',
);
export type FormMail = t.TypeOf<typeof FormMail>;

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#00c26f;color:#10231a;font-weight:600;text-decoration:none';

const htmlOf = (language: string, brand: string, rows: readonly string[]): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(brand)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b2b36;background:#f6f4f8">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">',
    `<p style="margin:0 0 16px;font-weight:700">${escapeHtml(brand)}</p>`,
    ...rows,
    '</div></body></html>',
  ].join('\n');

const orderMail = (
  { orderId, event, from, to }: OrderMail,
  notice: Notice,
  { brand, origin, unsubscribeToken }: MailSite,
): Mail => {
  const language = mailLanguage(notice.language);
  const words = mailWords(language);
  const values = { from: from.toUpperCase(), to: to.toUpperCase(), host: new URL(origin).host };
  const [subject, text] = [fill(words[event].subject, values), fill(words[event].text, values)];
  const url = `${origin}${languagePrefix(language)}/exchange/txs/${encodeURIComponent(orderId)}`;
  const token = unsubscribeToken(notice.receiverId ?? '');
  const unsubscribeUrl = `${origin}/unsubscribe/${token}?language=${language}`;
  const phishing = fill(words.phishing, values);
  return {
    subject: `${brand}: ${subject}`,
    replyTo: null,
    unsubscribeUrl,
    text: [
      `${text}\n\n${words.order}: ${orderId}\n${words.open}: ${url}\n`,
      `${phishing}\n\n-- \n${words.reason}\n${words.unsubscribe}: ${unsubscribeUrl}\n`,
    ].join('\n'),
    html: htmlOf(language, brand, [
      `<p>${escapeHtml(text)}</p>`,
      `<p>${escapeHtml(words.order)}: <b>${escapeHtml(orderId)}</b></p>`,
      `<p><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(words.open)}</a></p>`,
      `<p>${escapeHtml(phishing)}</p>`,
      `<p style="font-size:13px;color:#5c5a68">${escapeHtml(words.reason)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#5c5a68">${escapeHtml(words.unsubscribe)}</a></p>`,
    ]),
  };
};

const recoveryMail = (
  { orderId, token }: RecoveryMail,
  notice: Notice,
  { brand, origin }: MailSite,
): Mail => {
  const language = mailLanguage(notice.language);
  const words = mailWords(language);
  const { subject, text, button } = words.recovery;
  const url = `${origin}${languagePrefix(language)}/recover/${encodeURIComponent(token)}`;
  const phishing = fill(words.phishing, { host: new URL(origin).host });
  return {
    subject: `${brand}: ${subject}`,
    replyTo: null,
    unsubscribeUrl: null,
    text: [`${text}\n\n${words.order}: ${orderId}\n${button}: ${url}\n`, `${phishing}\n`].join('\n'),
    html: htmlOf(language, brand, [
      `<p>${escapeHtml(text)}</p>`,
      `<p>${escapeHtml(words.order)}: <b>${escapeHtml(orderId)}</b></p>`,
      `<p><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
      `<p>${escapeHtml(phishing)}</p>`,
    ]),
  };
};

/** Composes the e-mail for a stored message. Null: its record is unreadable. */
export const composeMail = (notice: Notice, site: MailSite): Mail | null => {
  const body = parseJson(notice.body);
  const order = OrderMail.decode(body);
  if (E.isRight(order)) return orderMail(order.right, notice, site);
  const recovery = RecoveryMail.decode(body);
  if (E.isRight(recovery)) return recoveryMail(recovery.right, notice, site);
  const form = FormMail.decode(body);
  return E.isRight(form) ? { ...form.right, html: null, unsubscribeUrl: null } : null;
};
