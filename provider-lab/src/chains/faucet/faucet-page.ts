import { readFileSync } from 'node:fs';

import type { LabCoin } from '../../coins.table.ts';
import type { Payment } from '../ledger.ts';
import { toAmount } from '../settle.ts';
import type { FaucetTexts } from './texts.table.ts';

/** The site's own tokens, so that the page looks like a part of the site in both themes. */
const STYLE_FILES = [
  '../../../../shared-ui/src/tokens/tokens.css',
  '../../../../shared-ui/src/tokens/base.css',
  './faucet.css',
];
let styles: string | null = null;

/** Styles of the page. Read on first use. */
export const faucetStyles = (): string => {
  styles ??= STYLE_FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  return styles;
};

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Key of a coin in the form. */
export const keyOfCoin = ({ ticker, network }: LabCoin): string => `${ticker}-${network}`;

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  ...{ eth: 'Ethereum', arbitrum: 'Arbitrum', ltc: 'Litecoin' },
};
const nameOf = ({ ticker }: LabCoin): string => ticker.toUpperCase();

export type FaucetForm = { readonly coin: string; readonly amount: string; readonly address: string };
export type FaucetProblem = { readonly field: 'amount' | 'address'; readonly most: string };

type Page = { readonly language: string; readonly texts: FaucetTexts };

const documentOf = ({ language, texts }: Page, body: string, refreshes: boolean): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refreshes ? '\n<meta http-equiv="refresh" content="2">' : ''}
<title>${escape(texts.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/faucet.css">
</head>
<body>
<main>
<p class="badge">${escape(texts.badge)}</p>
${body}
</main>
</body>
</html>
`;

const choiceOf = (coin: LabCoin, chosen: string): string => `<label class="choice">
<input type="radio" name="coin" value="${keyOfCoin(coin)}"${keyOfCoin(coin) === chosen ? ' checked' : ''}>
<span>${nameOf(coin)} <small>${escape(NETWORK_NAMES[coin.network] ?? coin.network)}</small></span>
</label>`;

const fieldOf = (
  name: 'amount' | 'address',
  label: string,
  value: string,
  note: { readonly text: string; readonly isProblem: boolean } | null,
): string => `<div class="field">
<label class="label" for="${name}">${escape(label)}</label>
<input type="text" id="${name}" name="${name}" value="${escape(value)}" required autocomplete="off" spellcheck="false"${
  name === 'amount' ? ' inputmode="decimal"' : ''
}${note === null ? '' : ` aria-describedby="${name}-note"`}${note?.isProblem === true ? ' aria-invalid="true"' : ''}>
${note === null ? '' : `<p class="${note.isProblem ? 'problem' : 'hint'}" id="${name}-note">${escape(note.text)}</p>`}
</div>`;

/** Form in which the visitor chooses coin, amount and recipient. */
export const formPage = (
  page: Page,
  coins: readonly LabCoin[],
  form: FaucetForm,
  problem: FaucetProblem | null,
): string => {
  const { texts } = page;
  const problemOf = (field: FaucetProblem['field'], text: string) =>
    problem?.field === field ? { text: text.replace('{most}', problem.most), isProblem: true } : null;
  const body = `<h1>${escape(texts.title)}</h1>
<p class="lead">${escape(texts.lead)}</p>
<form class="card" method="post" action="/faucet?lang=${page.language}">
<fieldset>
<legend>${escape(texts.coin)}</legend>
${coins.map((coin) => choiceOf(coin, form.coin)).join('\n')}
</fieldset>
${fieldOf('amount', texts.amount, form.amount, problemOf('amount', texts.badAmount))}
${fieldOf('address', texts.address, form.address, problemOf('address', texts.badAddress) ?? { text: texts.hint, isProblem: false })}
<button type="submit">${escape(texts.send)}</button>
</form>`;
  return documentOf(page, body, false);
};

/** State of a payment. Refreshes until the payment is in a block. */
export const sentPage = (page: Page, coin: LabCoin, payment: Payment, txid: string | null): string => {
  const { texts } = page;
  const amount = `${toAmount(payment.units, coin)} ${nameOf(coin)}`;
  const state =
    payment.height === null ? texts.waiting : texts.inBlock.replace('{block}', String(payment.height));
  const body = `<h1>${escape(texts.title)}</h1>
<section class="card">
<p>${escape(texts.sent.replace('{amount}', amount))}<br><code>${escape(payment.recipient)}</code></p>
<p role="status"><strong>${escape(state)}</strong></p>
${txid === null ? '' : `<p>${escape(texts.transaction)}<br><code>${escape(txid)}</code></p>`}
<a class="button" href="/faucet?lang=${page.language}">${escape(texts.more)}</a>
</section>`;
  return documentOf(page, body, payment.height === null);
};
