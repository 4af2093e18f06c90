import type { ReceiptKeys, SignedReceipt } from '@coinlane/shared-contracts/receipts';
import canonicalize from 'canonicalize';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const isUnsupported = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotSupportedError';

/** Verifies the signature of a receipt. Null: this browser has no Ed25519. Never rejects. */
export const verifyReceipt = async (
  { receipt, signature }: SignedReceipt,
  { keys }: ReceiptKeys,
  subtle: SubtleCrypto | undefined,
): Promise<boolean | null> => {
  const key = keys.find(({ kid }) => kid === signature.keyId);
  if (key === undefined) return false;
  // WebCrypto is unavailable without https
  if (subtle === undefined) return null;
  try {
    const { kty, crv, x } = key;
    const publicKey = await subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    const signed = new TextEncoder().encode(canonicalize(receipt));
    return await subtle.verify('Ed25519', publicKey, bytesOf(signature.value), signed);
  } catch (error) {
    return isUnsupported(error) ? null : false;
  }
};
