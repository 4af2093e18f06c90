import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, RequiredText, wordOf } from '../http/index.ts';
import { escapeHtml, htmlPage, PAGE_POLICY } from '../pages/index.ts';
import type { WalletService } from '../wallets/index.ts';
import { decideKyc, kycSession } from './kyc.ts';
import type { KycSession } from './kyc.ts';

const Query = t.type({ session: RequiredText }, 'KycQuery');
const Body = t.type(
  { session: RequiredText, decision: wordOf(['approve', 'decline'] as const) },
  'KycDecision',
);

const BACK = '<p><a href="/pro/settings">Back to the account</a></p>';

const formOf = ({ id, level }: KycSession): string =>
  `<p>Verification of level ${String(level)}. A real provider would ask for a document and a picture here. Choose its decision.</p>` +
  `<form method="post"><input type="hidden" name="session" value="${escapeHtml(id)}">` +
  '<button name="decision" value="approve">Approve</button>' +
  '<button name="decision" value="decline">Decline</button></form>';

const bodyOf = (session: KycSession): string =>
  session.status === 'open'
    ? formOf(session)
    : `<p role="status">Decided: ${escapeHtml(session.status)}.</p>`;

/** `/kyc`: page of the identity verification provider. */
export const addKycPage = (app: FastifyInstance, walletService: WalletService): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/', ({ query }, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        htmlPage(
          'Sandbox verification',
          bodyOf(kycSession(walletService, decodeOrRefuse(Query, query).session)) + BACK,
        ),
      ),
  );
  app.post('/', ({ body }, reply) => {
    const { session, decision } = decodeOrRefuse(Body, body);
    decideKyc(walletService, session, decision === 'approve');
    return reply.redirect(`?session=${encodeURIComponent(session)}`, 303);
  });
};
