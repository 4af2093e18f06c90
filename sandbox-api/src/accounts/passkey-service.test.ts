import { FIRST_NOTIFICATIONS } from './account.ts';
import type { Account } from './account.ts';
import { createAuthenticator } from './software-authenticator.fixture.ts';
import { createPasskeyService } from './passkey-service.ts';
import type { StoredPasskey } from './passkey-store.ts';

const ORIGIN = 'https://coinlane.example';
const SITE = { origin: ORIGIN, rpId: 'coinlane.example' };
const ANSWER = { type: 'public-key', clientExtensionResults: {} } as const;
const ACCOUNT: Account = {
  id: 'u_1',
  namespace: '',
  email: 'ann@example.com',
  passwordHash: '',
  createdAt: 0,
  kycLevel: 0,
  totp: null,
  pendingTotpSecret: null,
  recoveryCodeHashes: [],
  subscription: { level: 'free', nextBillingAt: null },
  partnerId: null,
  notifications: FIRST_NOTIFICATIONS,
};

/** Service on a store in memory. `duringVerification` runs when the challenge is taken. */
const aService = (duringVerification: (passkeys: Map<string, StoredPasskey>) => void) => {
  const passkeys = new Map<string, StoredPasskey>();
  const challenges: string[] = [];
  const save = (passkey: StoredPasskey): void => void passkeys.set(passkey.id, passkey);
  const service = createPasskeyService(
    {
      listOf: () => [...passkeys.values()],
      find: (id) => passkeys.get(id) ?? null,
      add: (passkey) => {
        save(passkey);
        return true;
      },
      save: (passkey) => {
        const isKnown = passkeys.has(passkey.id);
        if (isKnown) save(passkey);
        return isKnown;
      },
      remove: (_account, id) => passkeys.delete(id),
      removeAll: () => passkeys.clear(),
      keepChallenge: (challenge) => challenges.push(challenge),
      takeChallenge: () => {
        duringVerification(passkeys);
        return true;
      },
    },
    ORIGIN,
  );
  return { service, lastChallenge: () => challenges.at(-1) ?? '' };
};

describe('a passkey that is added while its session ends', () => {
  it.each([
    { rule: 'ended meanwhile', isStillSignedIn: false },
    { rule: 'still open', isStillSignedIn: true },
  ])('the session is $rule', async ({ isStillSignedIn }) => {
    let isSignedIn = true;
    const { service, lastChallenge } = aService(() => (isSignedIn = isStillSignedIn));
    await service.creationFor(ACCOUNT, 0);
    const answer = { ...createAuthenticator().attest({ ...SITE, challenge: lastChallenge() }), ...ANSWER };
    const given = { name: 'Laptop', answer, now: 0, isStillSignedIn: () => isSignedIn };
    expect((await service.add(ACCOUNT, given)) !== null).toBe(isStillSignedIn);
    expect(service.store.listOf(ACCOUNT.id)).toHaveLength(isStillSignedIn ? 1 : 0);
  });
});

describe('a passkey that is removed while it signs in', () => {
  it.each([
    { rule: 'removed meanwhile', change: (known: Map<string, unknown>) => known.clear(), signsIn: false },
    { rule: 'kept', change: () => undefined, signsIn: true },
  ])('$rule: $signsIn', async ({ change, signsIn }) => {
    const key = createAuthenticator();
    const { service, lastChallenge } = aService(change);
    await service.creationFor(ACCOUNT, 0);
    const answer = { ...key.attest({ ...SITE, challenge: lastChallenge() }), ...ANSWER };
    const given = { name: 'Laptop', answer, now: 0, isStillSignedIn: () => true };
    expect(await service.add(ACCOUNT, given)).not.toBeNull();
    await service.requestFor('', 0);
    const signed = key.sign({ ...SITE, challenge: lastChallenge(), counter: 2 });
    const proven = await service.prove('', { ...signed, ...ANSWER }, 0);
    expect(proven !== null).toBe(signsIn);
  });
});

describe('a copy of a passkey', () => {
  it.each([
    { rule: 'that counts', first: 1, next: 2, accepted: 1 },
    { rule: 'that does not count', first: 0, next: 0, accepted: 2 },
  ])('$rule, at the same moment: $accepted of two sign in', async ({ first, next, accepted }) => {
    const key = createAuthenticator();
    const { service, lastChallenge } = aService(() => undefined);
    await service.creationFor(ACCOUNT, 0);
    const made = key.attest({ ...SITE, challenge: lastChallenge(), counter: first });
    const given = { name: 'Laptop', answer: { ...made, ...ANSWER }, now: 0, isStillSignedIn: () => true };
    expect(await service.add(ACCOUNT, given)).not.toBeNull();
    await service.requestFor('', 0);
    const proofs = [next, next].map((counter) => {
      const signed = key.sign({ ...SITE, challenge: lastChallenge(), counter });
      return service.prove('', { ...signed, ...ANSWER }, 0);
    });
    expect((await Promise.all(proofs)).filter((proven) => proven !== null)).toHaveLength(accepted);
  });
});

describe('the number of passkeys', () => {
  it('is at most twenty, also if all challenges were requested before', async () => {
    const { service, lastChallenge } = aService(() => undefined);
    await service.creationFor(ACCOUNT, 0);
    const added: boolean[] = [];
    for (let count = 0; count < 21; count += 1) {
      const answer = { ...createAuthenticator().attest({ ...SITE, challenge: lastChallenge() }), ...ANSWER };
      const given = { name: 'Laptop', answer, now: 0, isStillSignedIn: () => true };
      added.push((await service.add(ACCOUNT, given)) !== null);
    }
    expect(added).toEqual([...Array.from({ length: 20 }, () => true), false]);
  });
});
