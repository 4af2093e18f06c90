import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, register } from './person.fixture.ts';
import type { Tokens } from './person.fixture.ts';

/** Calls that work without signing in, with their purpose. */
const OPEN = new Set([
  'POST /auth/register',
  'POST /auth/register/confirm',
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/forgotten-password',
  'POST /auth/reset-password',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'POST /tickets',
  'GET /v1.2/exchange/estimate',
  'GET /promo-codes/:code',
  'GET /plans',
  'GET /loans/currencies',
]);

type Route = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string };

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S+)(?: \((?<methods>[^)]*)\))?/;
const MOUNT = '/sandbox/account/';

/** Every call below `/account`, as listed by the server. */
const routesOf = ({ app }: OpenSandbox): readonly Route[] => {
  const stack: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const { indent = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
      stack.length = indent.length / 4;
      stack.push(part);
      const path = stack.join('').replaceAll('//', '/');
      if (!path.startsWith(MOUNT)) return [];
      const named = methods.split(', ');
      return METHODS.filter((method) => named.includes(method)).map((method) => ({
        method,
        path: path.slice(MOUNT.length - 1),
      }));
    });
};

const call = (
  sandbox: OpenSandbox,
  { method, path }: Route,
  tokens: Tokens | null,
  id = 'somebody-elses',
) => {
  const url = `/account${path.replaceAll(/:\w+/g, encodeURIComponent(id))}`;
  const options = tokens === null ? {} : as(tokens);
  switch (method) {
    case 'GET':
      return sandbox.get<unknown>(url, options);
    case 'DELETE':
      return sandbox.remove<unknown>(url, options);
    case 'POST':
      return sandbox.post<unknown>(url, {}, options);
    case 'PUT':
      return sandbox.put<unknown>(url, {}, options);
  }
};

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const closed = (): readonly Route[] =>
  routesOf(sandbox).filter(({ method, path }) => !OPEN.has(`${method} ${path}`));

describe('data of an account', () => {
  it('is neither returned nor changed by any call without signing in', async () => {
    const routes = closed();
    expect(routes.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      routes.map(async (route) => {
        const { status, text } = await call(sandbox, route, null);
        return {
          call: `${route.method} ${route.path}`,
          isRefused: status === 401 && text.includes('unauthorized'),
        };
      }),
    );
    expect(answers.filter(({ isRefused }) => !isRefused)).toEqual([]);
  });

  it('is neither returned nor changed through an id of another account', async () => {
    const ann = await register(sandbox, 'ann@example.com');
    const bob = await register(sandbox, 'bob@example.com');
    const mine = await sandbox.get<{ sessions: readonly { id: string }[] }>(
      '/account/auth/sessions',
      as(ann),
    );
    const ids = [mine.body.sessions[0]?.id ?? '', 'ann@example.com'];
    const withId = closed().filter(({ path }) => path.includes(':'));
    expect(withId.length).toBeGreaterThan(2);
    for (const id of ids)
      for (const route of withId) {
        const { status, text } = await call(sandbox, route, bob, id);
        expect([`${route.method} ${route.path}`, status < 400]).toEqual([
          `${route.method} ${route.path}`,
          false,
        ]);
        expect(text).not.toContain('device');
      }
    expect((await sandbox.get('/account/users/me', as(ann))).status).toBe(200);
  });
});
