import { useUnit } from 'effector-react';
import { useState } from 'react';

import { Alert, Button, buttonClassName, Card, TextField } from '@coinlane/shared-ui/components';

import { opsModel } from '../model/create-ops-model';
import type { Session } from '../model/create-session-model';
import styles from './ops.module.css';

const { session, live } = opsModel;

const waitSecondsOf = (current: Session, nowMs: number): number =>
  current._tag === 'SignedOut' && current.waitUntilMs !== null
    ? Math.max(0, Math.ceil((current.waitUntilMs - nowMs) / 1000))
    : 0;

/**
 * Sign-in with a token, or with the identity issuer of the site. Shows why a token was refused, and how long to
 * wait after too many attempts.
 */
export const SignIn = () => {
  const { current, issuer, isSigningIn, nowMs, send } = useUnit({
    current: session.$session,
    issuer: session.$issuer,
    isSigningIn: session.$isSigningIn,
    nowMs: live.$nowMs,
    send: session.tokenSent,
  });
  const [token, setToken] = useState('');
  const problem = current._tag === 'SignedOut' ? current.problem : null;
  const waitSeconds = waitSecondsOf(current, nowMs);
  const maySend = token.trim() !== '' && waitSeconds === 0;
  return (
    <Card as="section" className={styles.signIn} aria-labelledby="ops-title">
      <h1 id="ops-title" className={styles.title}>
        Operations
      </h1>
      {issuer === null ? null : (
        <a href="/ledger/sign-in" className={buttonClassName({ isWide: true })}>
          Sign in with {issuer}
        </a>
      )}
      <p>Sign in with a token of the release ledger. Create one: “ledger token issue”.</p>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (maySend && !isSigningIn) send(token.trim());
        }}
      >
        <TextField
          label="Token"
          type="password"
          autoComplete="current-password"
          spellCheck={false}
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        {problem === null ? null : (
          <Alert tone="danger" role="alert" title="Not signed in">
            {problem}
          </Alert>
        )}
        <Button type="submit" isWide isPending={isSigningIn} pendingLabel="Signing in" disabled={!maySend}>
          {waitSeconds > 0 ? `Wait ${String(waitSeconds)} s` : 'Sign in'}
        </Button>
      </form>
    </Card>
  );
};
