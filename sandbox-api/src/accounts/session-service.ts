import { REFRESH_GRACE_MS, SESSION_IDLE_MS, SESSION_LONGEST_MS } from '../settings.ts';
import type { RefreshSecrets } from './refresh-secrets.ts';
import { hashOf, isSecretOf, newSecret } from './secret.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

/** A session and its current refresh token. */
export type OpenedSession = { readonly session: Session; readonly refreshToken: string };

/** Opens, refreshes and ends sessions. Refresh tokens rotate. Reuse of one ends its session. */
export type SessionService = {
  readonly open: (accountId: string, device: string, now: number) => OpenedSession;
  /** Session with its next token. Null if the token is unknown, too old or already used. Reuse ends the session. */
  readonly refresh: (refreshToken: string, now: number) => OpenedSession | null;
  /**
   * Session of an access token. Null if it has ended. A token of the newest generation proves that the client
   * received it.
   */
  readonly seen: (id: string, generation: number, now: number) => Session | null;
  readonly end: (id: string) => void;
  /**
   * Ends the session of any token that was ever issued for it, because the newest one may have been lost with its
   * reply.
   */
  readonly endOf: (refreshToken: string) => void;
  /** Ends every session of an account except the given one. */
  readonly endAll: (accountId: string, except?: string) => void;
  readonly listOf: (accountId: string) => readonly Session[];
};

const SEEN_STEP_MS = 60_000;

const rotated = (session: Session, secret: string, now: number): Session => ({
  ...session,
  generation: session.generation + 1,
  currentHash: hashOf(secret),
  previousHash: session.currentHash,
  rotatedAt: now,
  lastSeenAt: now,
  isCurrentInUse: false,
});

/** Next state for the previous token, whose successor was lost with its reply. Replaces the current token. */
const replaced = (session: Session, secret: string, now: number): Session => ({
  ...rotated(session, secret, now),
  previousHash: session.previousHash,
  rotatedAt: session.rotatedAt,
});

const nextOf = (session: Session, secret: string, fresh: string, now: number): Session | null => {
  if (isSecretOf(session.currentHash, secret)) return rotated(session, fresh, now);
  const isBefore = session.previousHash !== null && isSecretOf(session.previousHash, secret);
  const isInGrace = now - session.rotatedAt <= REFRESH_GRACE_MS && !session.isCurrentInUse;
  return isBefore && isInGrace ? replaced(session, fresh, now) : null;
};

const tokenOf = (session: Session, secret: string): OpenedSession => ({
  session,
  refreshToken: `${session.id}.${secret}`,
});

/** Session ID and secret of a token. Empty for any other text, so that a token has only one form. */
const partsOf = (refreshToken: string): readonly [string, string] => {
  const [id = '', secret = '', ...more] = refreshToken.split('.');
  return more.length === 0 ? [id, secret] : ['', ''];
};

type Parts = { readonly store: SessionStore; readonly secrets: RefreshSecrets };

const open = ({ store, secrets }: Parts, accountId: string, device: string, now: number): OpenedSession => {
  const id = newSecret(16);
  const secret = secrets.issue(id);
  const session: Session = {
    id,
    accountId,
    createdAt: now,
    lastSeenAt: now,
    device,
    generation: 1,
    currentHash: hashOf(secret),
    previousHash: null,
    rotatedAt: now,
    isCurrentInUse: true,
  };
  store.save(session);
  return tokenOf(session, secret);
};

const isOver = ({ createdAt, lastSeenAt }: Session, now: number): boolean =>
  now - lastSeenAt > SESSION_IDLE_MS || now - createdAt > SESSION_LONGEST_MS;

const refresh = ({ store, secrets }: Parts, refreshToken: string, now: number): OpenedSession | null =>
  store.inTransaction(() => {
    const [id, secret] = partsOf(refreshToken);
    const session = store.find(id);
    if (session === null) return null;
    const fresh = secrets.issue(id);
    const next = isOver(session, now) ? null : nextOf(session, secret, fresh, now);
    if (next === null) {
      // only a token that was once valid can be stolen; an access token also contains the session ID
      if (secrets.isIssued(id, secret)) store.remove(id);
      return null;
    }
    store.save(next);
    return tokenOf(next, fresh);
  });

const seen = (store: SessionStore, id: string, generation: number, now: number): Session | null => {
  const session = store.find(id);
  if (session === null || isOver(session, now)) return null;
  const isCurrentInUse = session.isCurrentInUse || session.generation === generation;
  const isNews = isCurrentInUse !== session.isCurrentInUse || now - session.lastSeenAt > SEEN_STEP_MS;
  if (!isNews) return session;
  const next = { ...session, isCurrentInUse, lastSeenAt: Math.max(now, session.lastSeenAt) };
  store.save(next);
  return next;
};

/** Creates the session service on a store. */
export const createSessionService = (store: SessionStore, secrets: RefreshSecrets): SessionService => ({
  open: (accountId, device, now) => open({ store, secrets }, accountId, device, now),
  refresh: (refreshToken, now) => refresh({ store, secrets }, refreshToken, now),
  seen: (id, generation, now) => seen(store, id, generation, now),
  end: store.remove,
  endOf: (refreshToken) => {
    const [id, secret] = partsOf(refreshToken);
    if (secrets.isIssued(id, secret)) store.remove(id);
  },
  endAll: (accountId, except = '') => {
    for (const { id } of store.listOf(accountId)) if (id !== except) store.remove(id);
  },
  listOf: store.listOf,
});
