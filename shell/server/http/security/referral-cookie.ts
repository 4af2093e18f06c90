import type { FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { WIDGET_PARAMETERS } from '@coinlane/shared-contracts/widget';

import { isFramedUrl } from './framed-page.ts';
import { siteCookies } from './site-cookies.ts';

/** Spec §9 "Stored identifiers": the referral linkId cookie. */
const LINK_ID_COOKIE = 'linkId';
const Query = t.type({ link_id: t.string }, 'ReferralQuery');

/** A visitor who returns within this time still counts for the partner (docs/referral.md). */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Stores `?link_id=` of a page for thirty days. A later one replaces it; an invalid one is ignored. The link ID of
 * a widget applies only to orders of that widget and is not stored.
 */
export const keepReferral = (request: FastifyRequest, reply: FastifyReply, isHttps: boolean): void => {
  if (!Query.is(request.query) || isFramedUrl(request.url)) return;
  const linkId = WIDGET_PARAMETERS.link_id.codec.read(request.query.link_id);
  if (linkId === undefined || linkId === null) return;
  siteCookies(isHttps).set(reply, LINK_ID_COOKIE, linkId, {
    sameSite: 'lax',
    httpOnly: false,
    maxAge: KEPT_SECONDS,
  });
};
