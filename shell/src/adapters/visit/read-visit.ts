import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { Visit } from '@coinlane/shared-contracts/lifecycle';

import { STORED } from '../../storage';
import type { BrowserStorage } from '../../storage';
import { landingOf } from './landing.rule';
import { isTrackingAllowed, trackingPreferenceOf } from './tracking-preference.rule';
import type { TrackingPreference } from './tracking-preference.rule';

/** Inactivity after which a visit ends. */
const REST_MS = 30 * 60_000;
const ID_BYTES = 12;

const VisitRecord = t.readonly(
  t.type({
    utmSource: t.string,
    utmMedium: t.string,
    utmCampaign: t.string,
    utmContent: t.string,
    utmTerm: t.string,
    gclid: t.string,
    landingPage: t.string,
    sessionId: t.string,
    sessionCount: t.number,
    clientId: t.string,
  }),
  'VisitRecord',
);

const StoredVisit = t.readonly(t.type({ lastSeenAt: t.number, visit: VisitRecord }), 'StoredVisit');
type StoredVisit = t.TypeOf<typeof StoredVisit>;

export type VisitPorts = {
  readonly local: BrowserStorage['local'];
  readonly session: BrowserStorage['session'];
  readonly href: string;
  readonly tracking: TrackingPreference;
  readonly now: number;
  readonly makeId: () => string;
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const storedVisit = (local: BrowserStorage['local']): StoredVisit | null => {
  const read = StoredVisit.decode(parsed(local.read(STORED.visit)));
  return E.isRight(read) ? read.right : null;
};

/** Returns the first page of this tab if it is not recorded yet, otherwise the current page. */
const takeLanding = ({ session, href }: VisitPorts): string => {
  const landing = session.read(STORED.landing) ?? href;
  session.remove(STORED.landing);
  return landing;
};

const nextVisit = (ports: VisitPorts, before: StoredVisit | null): Visit => {
  const landing = takeLanding(ports);
  if (before !== null && Math.abs(ports.now - before.lastSeenAt) < REST_MS) return before.visit;
  return {
    ...landingOf(landing),
    sessionId: ports.makeId(),
    sessionCount: (before?.visit.sessionCount ?? 0) + 1,
    clientId: before?.visit.clientId ?? ports.makeId(),
  };
};

/** Visit without tracking: only the path of the first page. Stores no identifier. */
const untrackedVisit = ({ local, session, href }: VisitPorts): Visit => {
  local.remove(STORED.visit);
  const { landingPage } = landingOf(session.read(STORED.landing) ?? href);
  return { ...landingOf(''), landingPage, sessionId: '', sessionCount: 0, clientId: '' };
};

/** Returns the current visit, or a new one. Keeps the first touch of a visit (spec §7 `info`). Sends no request. */
export const currentVisit = (ports: VisitPorts): Visit => {
  if (!isTrackingAllowed(ports.tracking)) return untrackedVisit(ports);
  const visit = nextVisit(ports, storedVisit(ports.local));
  const stored: StoredVisit = { lastSeenAt: ports.now, visit };
  ports.local.write(STORED.visit, JSON.stringify(stored));
  return visit;
};

export const readVisit = ({ local, session }: BrowserStorage, page: Window): Visit =>
  currentVisit({
    local,
    session,
    href: page.location.href,
    tracking: trackingPreferenceOf(page.navigator),
    now: Date.now(),
    makeId: () =>
      Array.from(page.crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
  });
