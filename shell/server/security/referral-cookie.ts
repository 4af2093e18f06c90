import type { FastifyReply, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import { WIDGET_PARAMETERS } from '@coinlane/shared-contracts/widget';

import { isFramedUrl } from './framed-page.ts';
import { siteCookies } from './site-cookies.ts';

/** Spec §9 "Stored identifiers": the referral linkId cookie. */
const LINK_ID_COOKIE = 'linkId';
const Query = t.type({ link_id: t.string }, 'ReferralQuery');

/** A visitor who comes back within this time is still the partner's (docs/referral.md). */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * `?link_id=` of any page is kept for thirty days; a later one takes the place of the one before, a text that is no link id
 * is left alone. The widget's own link id is for the orders of that widget and is not kept.
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
