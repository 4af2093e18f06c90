import fastify from 'fastify';

import { addHostCheck } from './host-check.ts';

const SITE = { publicOrigin: 'http://localhost:4000', hostName: 'coinlane.example' };

describe('the Host of a request in development', () => {
  it.each([
    { rule: 'the public origin', host: 'localhost:4000', status: 200 },
    { rule: 'another port', host: 'localhost:5173', status: 200 },
    { rule: 'a name of this machine', host: 'partner.localhost:4001', status: 200 },
    { rule: 'an IPv4 address', host: '192.168.1.20:4000', status: 200 },
    { rule: 'an IPv6 address', host: '[::1]:4000', status: 200 },
    { rule: 'the name of the site', host: 'COINLANE.example', status: 200 },
    { rule: 'a rebound name', host: 'evil.example:4000', status: 421 },
    { rule: 'a name that starts with an own one', host: 'localhost.evil.example', status: 421 },
    { rule: 'a name that ends with the public one', host: 'evil-coinlane.example', status: 421 },
    { rule: 'an own name as credentials', host: 'localhost@evil.example', status: 421 },
    { rule: 'two names', host: 'localhost, evil.example', status: 421 },
  ])('$rule: $status', async ({ host, status }) => {
    const app = fastify();
    addHostCheck(app, SITE);
    app.get('/', () => 'page');
    expect((await app.inject({ url: '/', headers: { host } })).statusCode).toBe(status);
    await app.close();
  });
});
