import { closedCalls, openCalls } from './account-calls.fixture.ts';
import type { BobsCall } from './account-calls.fixture.ts';
import { as, PASSWORD, register } from './accounts/person.fixture.ts';
import type { Tokens } from './accounts/person.fixture.ts';
import { ACCESS_TOKEN_MS } from './settings.ts';
import type { OpenSandbox } from './testing/open-sandbox.ts';
import { ANN, ENTRY, openAccountOfAnn, openSite } from './two-users.fixture.ts';
import type { AccountOfAnn } from './two-users.fixture.ts';

const BOB = 'bob@example.com';
const METHOD = /^(GET|POST|PUT|DELETE) (.*)$/;
const isAccountCall = (call: string): boolean => / \/account\//.test(call);
/** Call below `/account`, such as `GET /loans/:id`. */
const belowAccount = (call: string): string => call.replace(' /account/', ' /');

let sandbox: OpenSandbox;
let ann: AccountOfAnn;
beforeAll(async () => {
  sandbox = await openSite();
  ann = await openAccountOfAnn(sandbox);
  await register(sandbox, BOB);
});
afterAll(() => sandbox.close());

const bob = async (): Promise<Tokens> =>
  (await sandbox.post<Tokens>('/account/auth/login', { email: BOB, password: PASSWORD })).body;

const send = async (call: string, { id = '', query = '', body }: BobsCall, headers: object = {}) => {
  const [, method = '', path = ''] = METHOD.exec(call) ?? [];
  const url = `/sandbox/account${path.replace(/:\w+/, encodeURIComponent(id))}?${query}`;
  const { statusCode, body: text } = await sandbox.app.inject({
    ...{ method: method as 'GET', url, headers: { ...headers } },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { call, status: statusCode, text };
};

/** Replies to all calls that read. */
const stateOf = async (tokens: Pick<Tokens, 'accessToken'>): Promise<Readonly<Record<string, string>>> => {
  const reads = Object.entries(closedCalls(ann)).filter(
    ([call]) => call.startsWith('GET') && call !== 'GET /trades/quote',
  );
  const read: Record<string, string> = {};
  for (const [call, known] of reads) read[call] = (await send(call, known, as(tokens).headers)).text;
  return read;
};

describe('two users', () => {
  it('have every call in the table', () => {
    const listed = Object.keys({ ...openCalls(ann), ...closedCalls(ann) });
    const calls = sandbox.calls.filter((call) => isAccountCall(call) && METHOD.test(call));
    expect(calls.map(belowAccount).toSorted()).toEqual(listed.toSorted());
  });

  it.each([
    { rule: 'without a token', headers: () => ({}) },
    { rule: 'with the key of a partner', headers: () => ({ 'x-api-key': 'partner', 'x-temp-token': 'x' }) },
    {
      rule: 'with an altered token',
      headers: () => as({ accessToken: `${ann.tokens.accessToken}x` }).headers,
    },
    { rule: 'with a refresh token', headers: () => as({ accessToken: ann.tokens.refreshToken }).headers },
  ])('have no account $rule', async ({ headers }) => {
    const replies = await Promise.all(
      Object.entries(closedCalls(ann)).map(([call, known]) => send(call, known, headers())),
    );
    const isRefused = ({ status, text }: (typeof replies)[number]): boolean =>
      status === 401 && text.includes('"unauthorized"');
    expect(replies.filter((reply) => !isRefused(reply))).toEqual([]);
  });

  it('neither read nor change anything of each other', async () => {
    const before = await stateOf(ann.tokens);
    const secrets = [ANN, ENTRY.label, 'Laptop of Ann', ann.passkeyId, ann.sessionId, ann.kycId, ann.checkId];
    const isOfAnn = (text: string): boolean => secrets.some((secret) => text.includes(secret));
    expect(secrets.filter((secret) => !Object.values(before).join('').includes(secret))).toEqual([ann.kycId]);

    const calls = Object.entries({ ...openCalls(ann), ...closedCalls(ann) });
    const replies = [];
    let tokens = await bob();
    for (const [call, known] of calls) {
      const { status, text } = await send(call, known, as(tokens).headers);
      if (call === 'DELETE /auth/sessions') tokens = await bob();
      replies.push({ call, status, isOfAnn: isOfAnn(text) });
    }
    expect(replies).toEqual(calls.map(([call, { status }]) => ({ call, status, isOfAnn: false })));
    expect(await stateOf(ann.tokens)).toEqual(before);
  });

  it('read nothing with a token that has expired', async () => {
    sandbox.pass(ACCESS_TOKEN_MS + 1000);
    const replies = await Promise.all(
      Object.entries(closedCalls(ann)).map(([call, known]) => send(call, known, as(ann.tokens).headers)),
    );
    expect(replies.filter(({ status }) => status !== 401)).toEqual([]);
  });
});
