import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';

import { promote, readHead, rollback } from '../channel/index.ts';
import { resolveComposition, verify } from '../composition/index.ts';
import { wordsOf } from '../errors/index.ts';
import { publish } from '../publish/index.ts';
import { readRelease } from '../releases/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger, REQUEST, storeWith, valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import canonicalize from 'canonicalize';
import { makeKey, readSigningKey, readTrustedKeys } from './signing-keys.ts';
import type { NewKey } from './signing-keys.ts';

const [ours, next, theirs] = [makeKey(), makeKey(), makeKey()];
const RELEASE = 'remotes/mfe-swap/1.0.0/release.json';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const trusted = (...keys: readonly NewKey[]) =>
  valueOf(readTrustedKeys(JSON.stringify(Object.fromEntries(keys.map((key) => [key.id, key.publicKey])))));

const trusting = (...keys: readonly NewKey[]) => {
  const list = trusted(...keys);
  return storeWith(ledger.store, list === null ? {} : { trusted: list });
};

const publishSigned = async (version: string, key: NewKey | null) => {
  const build = writeBuild(join(ledger.folder, `build-${version}`), { version });
  const signingKey = key === null ? null : valueOf(readSigningKey(key.privateKey));
  return publish(ledger.store, build, { ...REQUEST, ...(signingKey === null ? {} : { signingKey }) });
};

const releaseText = async (): Promise<string> =>
  new TextDecoder().decode((await ledger.store.read(RELEASE)) ?? new Uint8Array());

const reading = async (...keys: readonly NewKey[]) =>
  wordsOfFailure(await readRelease(trusting(...keys), 'mfe-swap', '1.0.0'));

describe('a signed release', () => {
  beforeEach(async () => {
    valueOf(await publishSigned('1.0.0', ours));
  });

  it('is read if its key is trusted, and if no keys are configured', async () => {
    const release = valueOf(await readRelease(trusting(ours), 'mfe-swap', '1.0.0'));
    expect(release.signature?.keyId).toBe(ours.id);
    expect(valueOf(await readRelease(ledger.store, 'mfe-swap', '1.0.0'))).toEqual(release);
  });

  it('is read during key rotation, with several trusted keys', async () => {
    valueOf(await publishSigned('1.1.0', next));
    const store = trusting(ours, next);
    expect(valueOf(await readRelease(store, 'mfe-swap', '1.0.0')).signature?.keyId).toBe(ours.id);
    expect(valueOf(await readRelease(store, 'mfe-swap', '1.1.0')).signature?.keyId).toBe(next.id);
  });

  it('is refused if its key is not trusted or was revoked', async () => {
    expect(await reading(next, theirs)).toBe(
      `${RELEASE} cannot be trusted: mfe-swap@1.0.0: it is signed by key ${ours.id}, which is not trusted; trusted keys: ${next.id}, ${theirs.id}.`,
    );
  });

  it.each([
    { what: 'a hash', from: /"sha384": "./, to: '"sha384": "_' },
    { what: 'a size', from: '"bytes": 10', to: '"bytes": 11' },
    { what: 'the publisher', from: '"by": "ann"', to: '"by": "eve"' },
    { what: 'an unknown field', from: '"schema": 1,', to: '"schema": 1, "extra": true,' },
  ])('is refused if $what was altered', async ({ from, to }) => {
    const text = await releaseText();
    const altered = text.replace(from, to.replace('_', text.includes('"sha384": "A') ? 'B' : 'A'));
    expect(altered).not.toBe(text);
    ledger.overwrite(RELEASE, altered);
    expect(await reading(ours)).toContain(
      `mfe-swap@1.0.0: the signature of key ${ours.id} does not fit: the release was altered after it was signed`,
    );
  });

  it('is refused if any byte that carries meaning changed', async () => {
    const bytes = Buffer.from(await releaseText());
    const accepted: string[] = [];
    for (let at = 0; at < bytes.length; at += 7) {
      const altered = Buffer.from(bytes);
      altered[at] = (bytes[at] ?? 0) ^ 1;
      ledger.overwrite(RELEASE, altered.toString('latin1'));
      const isWhiteSpace = /\s/.test(String.fromCharCode(bytes[at] ?? 0));
      if ((await reading(ours)) === 'it did not fail' && !isWhiteSpace) accepted.push(String(at));
    }
    expect(accepted).toEqual([]);
  });

  it('is read in any layout: white space and order are not signed', async () => {
    const json: unknown = JSON.parse(await releaseText());
    ledger.overwrite(RELEASE, JSON.stringify(Object.fromEntries(Object.entries(json ?? {}).toReversed())));
    expect(await reading(ours)).toBe('it did not fail');
  });

  it('is refused under the id of another key', async () => {
    ledger.overwrite(RELEASE, (await releaseText()).replace(ours.id, next.id));
    expect(await reading(ours, next)).toContain(`the signature of key ${next.id} does not fit`);
  });
});

describe('a store with trusted keys', () => {
  it('an unsigned release is refused by every way to read it', async () => {
    await ledger.live('1.0.0');
    const store = trusting(ours);
    const words = `mfe-swap@1.0.0: it is not signed; trusted keys: ${ours.id}`;
    const request = { ...REQUEST, remote: 'mfe-swap', version: '1.0.0' };

    expect(await reading(ours)).toContain(words);
    expect(wordsOfFailure(await promote(store, 'local', request))).toContain(words);
    expect(wordsOfFailure(await rollback(store, 'local', { ...request, to: '1.0.0' }))).toContain(words);
    const { remotes, problems } = valueOf(await resolveComposition(store, 'local'));
    expect(remotes['mfe-swap']?.stable).toBeNull();
    expect(problems.map(wordsOf).join()).toContain(words);
    expect(
      valueOf(await verify(store, 'local'))
        .problems.map(wordsOf)
        .join(),
    ).toContain(words);
    expect(valueOf(await readHead(store, 'local')).revision.rev).toBe(2);
  });

  it.each([
    { what: 'no key', key: null, word: '"none"' },
    { what: 'another key', key: theirs, word: `"${theirs.id}"` },
  ])('nothing is published with $what', async ({ key, word }) => {
    const build = writeBuild(join(ledger.folder, 'build'));
    const signingKey = key === null ? null : valueOf(readSigningKey(key.privateKey));
    const request = { ...REQUEST, ...(signingKey === null ? {} : { signingKey }) };
    expect(wordsOfFailure(await publish(trusting(ours), build, request))).toBe(
      `signing key ${word} is not allowed: expected one of the trusted keys ${ours.id}.`,
    );
    expect(await ledger.store.list('remotes/')).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    { what: 'nothing', text: undefined },
    { what: 'an empty text', text: ' ' },
  ])('are null if $what is given', ({ text }) => {
    expect(valueOf(readSigningKey(text))).toBeNull();
    expect(valueOf(readTrustedKeys(text))).toBeNull();
  });

  it('can be PEM, also with escaped line ends', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const { id } = valueOf(readSigningKey(pem)) ?? { id: '' };
    expect(valueOf(readSigningKey(pem.replaceAll('\n', '\\n')))?.id).toBe(id);
    const list = JSON.stringify({ [id]: publicKey.export({ type: 'spki', format: 'pem' }) });
    expect([...(valueOf(readTrustedKeys(list))?.keys() ?? [])]).toEqual([id]);
  });

  it.each(['not a key', ours.publicKey, rsaKey()])(
    'to sign with are refused without being shown (%#)',
    (text) => {
      const words = wordsOfFailure(readSigningKey(text));
      expect(words).toContain(
        'LEDGER_SIGNING_KEY "(not shown)" is not allowed: expected an ed25519 private key',
      );
      expect(words).not.toContain(text);
    },
  );

  it.each([
    { what: 'text that is not JSON', text: 'key', says: 'expected a JSON object such as' },
    { what: 'a text that is not a key', text: '{}', says: 'with a key at least' },
    { what: 'a list', text: '["x"]', says: 'expected a JSON object such as' },
    {
      what: "an id that is not the key's own",
      text: JSON.stringify({ main: ours.publicKey }),
      says: `"main" is not allowed: expected the id of this key, which is ${ours.id}`,
    },
    {
      what: 'a private key',
      text: JSON.stringify({ [ours.id]: ours.privateKey }),
      says: `"${ours.id}" is not allowed: expected an ed25519 public key`,
    },
    {
      what: 'a private key as PEM',
      text: JSON.stringify({
        x: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      }),
      says: '"x" is not allowed: expected an ed25519 public key',
    },
  ])('to trust are refused with $what', ({ text, says }) => {
    expect(wordsOfFailure(readTrustedKeys(text))).toContain(says);
  });
});

describe('canonicalize (RFC 8785), which signatures rely on', () => {
  it.each([
    { value: { b: 1, a: [true, null, 'ä"'] }, text: '{"a":[true,null,"ä\\""],"b":1}' },
    { value: { a: undefined, b: {} }, text: '{"b":{}}' },
    { value: JSON.parse('{"__proto__":1}') as unknown, text: '{"__proto__":1}' },
  ])('$text', ({ value, text }) => {
    expect(canonicalize(value)).toBe(text);
  });
});

function rsaKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}
