import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPTIONS =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';

export type Certificate = {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** Browsers do not cache over an untrusted certificate, so they are configured to trust this one. */
  readonly fingerprint: string;
};

const fingerprintOf = (cert: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** Certificate for localhost, valid for two days, because browsers use HTTP/2 only over TLS. Needs openssl. */
export const selfSigned = (): Certificate => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', [...OPTIONS.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const made = readFileSync(cert);
    return { key: readFileSync(key), cert: made, fingerprint: fingerprintOf(made) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
