import { open, portOf, say } from '../support/raw-connection.ts';
import { expect, test } from '../support/test.ts';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

/** Sends text and reads the whole answer. */
const answerTo = async (port: number, words: string): Promise<string> => {
  const socket = await open(port);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => resolve());
  });
  socket.write(words);
  await closed;
  return Buffer.concat(chunks).toString('latin1');
};

const TRAVERSALS = [
  '../../../../etc/passwd',
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cetc%5cpasswd',
  '%252e%252e%252fetc%252fpasswd',
  '....//....//etc/passwd',
  '%00',
  'a%00.js',
  '%c0%ae%c0%ae/etc/passwd',
  '%c3%28',
  '%ff',
  '%',
  '%zz',
];

/** All places in a URL that the server reads as a parameter. */
const PARAMETERS = [
  (value: string) => `/${value}`,
  (value: string) => `/remotes/${value}`,
  (value: string) => `/remotes/mfe-listing/${value}`,
  (value: string) => `/remotes/mfe-listing/1.0.0/${value}`,
  (value: string) => `/shell/${value}`,
  (value: string) => `/shell/1.0.0/${value}`,
  (value: string) => `/currencies/${value}`,
  (value: string) => `/currencies/bitcoin/${value}`,
  (value: string) => `/buy/${value}`,
  (value: string) => `/from-${value}`,
  (value: string) => `/exchange/txs/${value}`,
  (value: string) => `/blog/${value}`,
  (value: string) => `/de/${value}`,
  (value: string) => `/data/i18n/${value}`,
  (value: string) => `/gateway/${value}`,
  (value: string) => `/gateway/account/${value}`,
  (value: string) => `/gateway/content/icons/${value}`,
  (value: string) => `/ledger/${value}`,
  (value: string) => `/ledger/releases/mfe-listing/${value}`,
  (value: string) => `/ops/${value}`,
  (value: string) => `/sandbox/content/icons/${value}`,
  (value: string) => `/sandbox/account/${value}`,
  (value: string) => `/exchange?from=${value}`,
  (value: string) => `/exchange?mfe=${value}`,
  (value: string) => `/exchange?mfe-rev=${value}`,
] as const;

const FILES = /root:.*:0:0:|"devDependencies"/;

test('S15 path traversal, null bytes and broken UTF-8 in every parameter of a path: no 5xx, and no file from elsewhere', async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const port = portOf(baseURL);
  for (const place of PARAMETERS) {
    for (const value of TRAVERSALS) {
      const path = place(value);
      await expect(async () => {
        const answer = await answerTo(port, get(path));
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
        expect(FILES.test(answer), `${path} gives a file away`).toBe(false);
        expect(status, path).toBeGreaterThanOrEqual(200);
        // a busy server may reply 503 with a retry delay, and succeeds later
        expect(status, path).toBeLessThan(500);
      }).toPass({ timeout: 120_000 });
    }
  }
});

const HOSTILE = [
  { what: 'an address of 100,000 bytes', words: get(`/${'a'.repeat(100_000)}`), statuses: [414, 431] },
  {
    what: 'a header of 1 MB',
    words: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(1_000_000)}\r\n\r\n`,
    // the connection can close before the whole header is sent
    statuses: [431, 0],
  },
  { what: 'a null byte in the path', words: get('/a\0b'), statuses: [400] },
  { what: 'no host', words: 'GET /exchange HTTP/1.1\r\n\r\n', statuses: [400] },
  {
    what: 'two lengths',
    words:
      'POST /csp-report HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
    statuses: [400],
  },
  {
    what: 'a length and chunks',
    words:
      'POST /csp-report HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    statuses: [400],
  },
] as const;

for (const { what, words, statuses } of HOSTILE) {
  test(`S15 ${what} is refused at once, and the next visitor is served`, async ({ baseURL, request }) => {
    expect(statuses).toContain(await say(portOf(baseURL), words));
    expect((await request.get('/terms-of-use')).status()).toBe(200);
  });
}

const SLOW_VISITORS = 200;

test('S15 two hundred connections that never finish their headers: others are served, and they are closed', async ({
  baseURL,
  page,
}) => {
  const sockets = await Promise.all(Array.from({ length: SLOW_VISITORS }, () => open(portOf(baseURL))));
  const closed = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.on('error', () => resolve());
        socket.resume();
      }),
  );
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 500);
  try {
    await page.goto('/currencies');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    // 10 s for the headers; the server checks connections every 2 s
    await Promise.all(closed);
  } finally {
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  }
});
