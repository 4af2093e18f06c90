import { lookUpMessages } from './look-up-messages.ts';

const namespaces = new Map([
  ['shell', { title: 'Swap', menu: { blog: 'Blog', more: { api: 'API' } }, list: ['a'] }],
  ['exchange', { send: 'Send' }],
]);

describe('lookUpMessages (spec §7 "Same origin")', () => {
  it.each([
    { asked: ['shell:title'], found: { 'shell:title': 'Swap' } },
    {
      asked: ['shell:menu.blog', 'exchange:send'],
      found: { 'shell:menu.blog': 'Blog', 'exchange:send': 'Send' },
    },
    { asked: ['shell:menu.*'], found: { 'shell:menu.blog': 'Blog', 'shell:menu.more.api': 'API' } },
    {
      asked: ['shell:*'],
      found: { 'shell:title': 'Swap', 'shell:menu.blog': 'Blog', 'shell:menu.more.api': 'API' },
    },
    { asked: ['shell:menu', 'shell:title.x', 'shell:list', 'shell:title.*'], found: {} },
    { asked: ['nobody:title', 'title', 'shell:', ':title', 'shell:a:b', ''], found: {} },
    {
      asked: ['shell:constructor', 'shell:__proto__', 'shell:__proto__.*', 'shell:menu.toString'],
      found: {},
    },
  ])('$asked', ({ asked, found }) => {
    expect(lookUpMessages(asked, namespaces)).toEqual(found);
  });

  it('looks a key up once, however often it is requested: 200 times a whole namespace would block the server', () => {
    const asked: string[] = [];
    class Watched extends Map<string, { readonly title: string }> {
      override get(name: string) {
        asked.push(name);
        return super.get(name);
      }
    }
    const found = lookUpMessages(
      Array.from({ length: 200 }, () => 'shell:*'),
      new Watched([['shell', { title: 'Title' }]]),
    );
    expect([found, asked]).toEqual([{ 'shell:title': 'Title' }, ['shell']]);
  });
});
