import { escapeHtml, htmlPage } from '../pages/index.ts';
import type { Chat } from './chat-store.ts';

const factOf = (term: string, text: string): string =>
  text === '' ? '' : `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`;

const conversationOf = ({ conversationId, tags, messages }: Chat): string => {
  const lines = messages.map(({ from, text }) => `<li><strong>${from}</strong>: ${escapeHtml(text)}</li>`);
  const facts =
    factOf('Order', tags.transactionId) +
    factOf('Page', tags.page) +
    factOf('Language', tags.language) +
    factOf('Diagnostic', tags.diagnostic);
  return `<section><h2>Conversation ${escapeHtml(conversationId.slice(0, 8))}</h2><dl>${facts}</dl><ul>${lines.join('')}</ul></section>`;
};

/** Inbox of support: every conversation with its order, newest first. */
export const inboxPage = (chats: readonly Chat[]): string =>
  htmlPage(
    'Sandbox live chat',
    chats.length === 0 ? '<p>No messages yet.</p>' : chats.map(conversationOf).join(''),
  );
