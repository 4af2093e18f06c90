import { as, PASSWORD, register } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

const PATH = '/account/addresses/whitelist';
const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59';

let sandbox: OpenSandbox;
let ann: Tokens;
let bob: Tokens;
beforeAll(async () => {
  sandbox = await openSandbox();
  ann = await register(sandbox, 'ann@example.com');
  bob = await register(sandbox, 'bob@example.com');
});
afterAll(() => sandbox.close());

type Entry = { readonly id: number; readonly wallet: string; readonly extraId: string | null };

const add = (body: object, tokens = ann) =>
  sandbox.post<Entry & Refused>(PATH, { label: '', extraId: '', password: PASSWORD, ...body }, as(tokens));
const list = async (tokens = ann) => (await sandbox.get<readonly Entry[]>(PATH, as(tokens))).body;

describe('whitelisted addresses (spec §3)', () => {
  it('store an address with its tag and its currencies', async () => {
    const { status, body } = await add({ label: 'Mine', wallet: XRP, extraId: '7', currency: ['XRP'] });

    expect(status).toBe(201);
    expect(await list()).toEqual([
      { id: body.id, label: 'Mine', wallet: XRP, extraId: '7', currency: ['xrp'] },
    ]);
  });

  it.each([
    { rule: 'another chain', body: { wallet: ETH, currency: ['btc'] }, field: 'wallet' },
    {
      rule: 'the older chain of the same coin',
      body: { wallet: 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2', currency: ['bnb'] },
      field: 'wallet',
    },
    {
      rule: 'a token contract',
      body: { wallet: '0xdAC17F958D2ee523a2206206994597C13D831ec7', currency: ['eth'] },
      field: 'wallet',
    },
    { rule: 'a burn address', body: { wallet: `0x${'0'.repeat(40)}`, currency: ['eth'] }, field: 'wallet' },
    { rule: 'one chain of two', body: { wallet: ETH, currency: ['eth', 'btc'] }, field: 'wallet' },
    { rule: 'an unknown currency', body: { wallet: ETH, currency: ['nosuch'] }, field: 'currency' },
    { rule: 'fiat', body: { wallet: ETH, currency: ['usd'] }, field: 'currency' },
    { rule: 'no currency', body: { wallet: ETH, currency: [] }, field: 'currency' },
    { rule: 'not a list', body: { wallet: ETH, currency: 'eth' }, field: 'currency' },
    { rule: 'no address', body: { wallet: '', currency: ['eth'] }, field: 'wallet' },
    { rule: 'an invalid tag', body: { wallet: XRP, extraId: 'x', currency: ['xrp'] }, field: 'extraId' },
    {
      rule: 'a tag on a chain without tags',
      body: { wallet: ETH, extraId: '1', currency: ['eth'] },
      field: 'extraId',
    },
    {
      rule: 'a tag that contradicts the one in the address',
      body: {
        wallet: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
        extraId: '14',
        currency: ['xrp'],
      },
      field: 'extraId',
    },
    { rule: 'a duplicate', body: { wallet: XRP, extraId: '7', currency: ['xrp'] }, field: 'wallet' },
    {
      rule: 'the same in another spelling',
      body: {
        wallet: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
        extraId: '7',
        currency: ['xrp'],
      },
      field: 'wallet',
    },
  ])('refuse $rule', async ({ body, field }) => {
    const refused = await add(body);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('differ by the tag inside an address', async () => {
    const tags = [
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
      'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS',
    ];
    for (const wallet of tags) expect((await add({ wallet, currency: ['xrp'] }, bob)).status).toBe(201);
    for (const { id } of await list(bob)) await sandbox.remove(`${PATH}/${String(id)}`, as(bob));
  });

  it('belong to one account', async () => {
    const { body } = await add({ wallet: ETH, currency: ['eth', 'ethbsc'] });

    expect(await list(bob)).toEqual([]);
    expect((await sandbox.remove(`${PATH}/${String(body.id)}`, as(bob))).status).toBe(404);
    expect((await sandbox.remove(`${PATH}/${String(body.id)}`, as(ann))).status).toBe(200);
    expect((await list()).map(({ wallet }) => wallet)).toEqual([XRP]);
  });

  it.each([
    ['get', PATH],
    ['post', PATH],
    ['remove', `${PATH}/1`],
  ] as const)('%s %s is unauthorized without a token', async (method, path) => {
    expect((await sandbox[method](path)).status).toBe(401);
  });
});
