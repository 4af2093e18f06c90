import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, register } from './person.fixture.ts';
import type { Tokens } from './person.fixture.ts';

let sandbox: OpenSandbox;
let ann: Tokens;

beforeAll(async () => {
  sandbox = await openSandbox();
  ann = await register(sandbox, 'ann@example.com');
});
afterAll(() => sandbox.close());

type Stored = { readonly settings: { readonly notifications: Readonly<Record<string, boolean>> } };

const save = async (notifications: unknown): Promise<number> =>
  (await sandbox.put('/account/users/me/settings', { notifications }, as(ann))).status;
const stored = async () =>
  (await sandbox.get<Stored>('/account/users/me', as(ann))).body.settings.notifications;

describe('the names of notification settings', () => {
  it.each([
    { name: 'a', rule: 'one letter' },
    { name: 'exchange.email', rule: 'a name of the site' },
    { name: `a${'b'.repeat(39)}`, rule: '40 characters' },
  ])('are stored: $rule', async ({ name }) => {
    expect(await save({ [name]: true })).toBe(200);
    expect(await stored()).toMatchObject({ [name]: true });
  });

  it.each([
    { name: `a${'b'.repeat(40)}`, rule: '41 characters' },
    { name: 'x'.repeat(100_000), rule: '100,000 characters' },
    { name: '', rule: 'no characters' },
    { name: '__proto__', rule: 'a name with a meaning in JavaScript' },
    { name: '<b>', rule: 'markup' },
    { name: 'a\u202Eb', rule: 'a text direction' },
  ])('are refused: $rule', async ({ name }) => {
    const before = await stored();

    expect(await save(JSON.parse(`{${JSON.stringify(name)}:true}`))).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it('are at most 40', async () => {
    await save(Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`n${String(index)}`, true])));

    expect(Object.keys(await stored())).toHaveLength(40);
  });
});
