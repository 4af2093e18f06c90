import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPTIONS =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';

/** A certificate for localhost, good for two days: browsers speak HTTP/2 over TLS only. Needs openssl. */
export const selfSigned = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', [...OPTIONS.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
