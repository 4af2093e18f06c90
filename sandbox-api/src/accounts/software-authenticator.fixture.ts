import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

import { cose, isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Answering = {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  readonly counter?: number;
  /** False: without user verification. */
  readonly isVerified?: boolean;
};

const sha256 = (text: Buffer | string): Buffer => createHash('sha256').update(text).digest();

const clientDataOf = (type: string, { challenge, origin }: Answering): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const headOf = ({ rpId, counter = 1, isVerified = true }: Answering, more: number): Buffer => {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
};

/** Creates a software authenticator: makes one passkey with ES256, and signs with it. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
    ]),
  );
  const name = id.toString('base64url');
  return {
    id: name,
    attest: (asked: Answering) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([headOf(asked, HAS_CREDENTIAL), Buffer.alloc(16), length, id, coseKey]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', asked).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
        },
      };
    },
    sign: (asked: Answering) => {
      const clientData = clientDataOf('webauthn.get', asked);
      const authData = headOf(asked, 0);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return {
        id: name,
        rawId: name,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
