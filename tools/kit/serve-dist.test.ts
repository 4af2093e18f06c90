import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serveDist } from './serve-dist.ts';

let folder: string;
let server: Server;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'dist/browser'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/build.json'), '{}');
  writeFileSync(join(folder, 'dist/browser/main.js'), 'let a;');
  server = serveDist(join(folder, 'dist'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path unchanged, unlike `fetch`, which normalises it. */
const statusOf = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => {
      resolve(text.split(' ')[1] ?? '');
    });
    socket.on('error', reject);
  });

describe('the server of a build folder', () => {
  it('serves the build to a page on another port', async () => {
    const reply = await fetch(`http://127.0.0.1:${String(port)}/browser/main.js?x`);
    expect(await reply.text()).toBe('let a;');
    expect(reply.headers.get('content-type')).toContain('text/javascript');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/nothing.js', '/', '/../secret.txt', '/%2e%2e/secret.txt', '/%E0%A4%A', '/browser'])(
    'does not serve %s',
    async (path) => {
      expect(await statusOf(path)).toBe('404');
    },
  );
});
