/** @jest-environment browser */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createSentrySink } from './sentry-sink';

describe('the error-report client', () => {
  let intake: Server;
  let envelopes: string[];

  beforeEach(async () => {
    envelopes = [];
    intake = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        envelopes.push(body);
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => intake.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    intake.closeAllConnections();
    await new Promise((resolve) => intake.close(resolve));
  });

  const send = async (error: Error): Promise<Record<string, unknown>> => {
    const { port } = intake.address() as AddressInfo;
    const sink = createSentrySink(`http://key@127.0.0.1:${String(port)}/1`, 'shell@1.2.3');
    sink({
      error,
      severity: 'warning',
      tags: { remote: 'mfe-swap', remote_version: '1.0.0', ledger_rev: '7' },
    });
    while (envelopes.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    return JSON.parse(envelopes[0]?.split('\n')[2] ?? 'null') as Record<string, unknown>;
  };

  it('sends remote, version, revision and severity', async () => {
    expect(await send(new Error('broken'))).toMatchObject({
      release: 'shell@1.2.3',
      level: 'warning',
      tags: { remote: 'mfe-swap', remote_version: '1.0.0', ledger_rev: '7' },
      exception: { values: [{ type: 'Error', value: 'broken' }] },
    });
  });

  it('removes e-mails, addresses and tokens, and keeps the id of the report', async () => {
    const event = await send(
      new Error('jo@mail.example: Bearer abc.def to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
    );
    expect(JSON.stringify(event)).not.toMatch(/jo@mail|abc\.def|0x5aAeb/);
    expect(event['event_id']).toMatch(/^[0-9a-f]{32}$/);
  });
});
