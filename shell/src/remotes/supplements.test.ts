import { createSupplements } from './supplements';

const FILE = { url: '/remotes/mfe-x/2/supplement/7/de.json', integrity: 'sha384-pinned' };
const SUPPLEMENT = {
  messages: { title: 'Titel' },
  files: { '/remotes/mfe-x/2/picker.js': 'sha384-picker' },
  shell: { chat: { title: 'Support' } },
};

type Reply = () => Promise<Response>;

const json =
  (body: unknown, status = 200): Reply =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
/** The browser rejects bytes with another hash. */
const altered: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const supplementsWith = (...replies: readonly Reply[]) => {
  const left = [...replies];
  const ask = jest.fn<Promise<Response>, [string, RequestInit]>(() => (left.shift() ?? altered)());
  const admit = jest.fn();
  const addTexts = jest.fn();
  return { ask, admit, addTexts, load: createSupplements({ fetch: ask, admit, addTexts }) };
};

describe('the supplement of a page', () => {
  it('is requested once, with the hash that the page pins', async () => {
    const { ask, load } = supplementsWith(json(SUPPLEMENT));
    await expect(Promise.all([load(FILE), load(FILE)])).resolves.toEqual([
      { title: 'Titel' },
      { title: 'Titel' },
    ]);
    expect(ask.mock.calls.map(([url, { integrity }]) => [url, integrity])).toEqual([
      [FILE.url, FILE.integrity],
    ]);
  });

  it('admits its files before its translations are used', async () => {
    const { admit, load } = supplementsWith(json(SUPPLEMENT));
    await load(FILE);
    expect(admit).toHaveBeenCalledWith([{ url: '/remotes/mfe-x/2/picker.js', integrity: 'sha384-picker' }]);
  });

  it('adds the texts of the lazy parts of the shell before they can load', async () => {
    const { admit, addTexts, load } = supplementsWith(json(SUPPLEMENT));
    await load(FILE);
    expect(addTexts).toHaveBeenCalledWith({ chat: { title: 'Support' } });
    expect(addTexts.mock.invocationCallOrder[0]).toBeLessThan(admit.mock.invocationCallOrder[0] ?? 0);
  });

  it('is requested again without the cache of the browser, which may contain wrong bytes', async () => {
    const { ask, load } = supplementsWith(altered, json(SUPPLEMENT));
    await expect(load(FILE)).resolves.toEqual({ title: 'Titel' });
    expect(ask.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
  });

  it.each<{ what: string; reply: Reply }>([
    { what: 'altered bytes', reply: altered },
    { what: 'an error', reply: json({}, 404) },
    { what: 'no texts', reply: json({ files: {} }) },
    { what: 'a hash that is not a text', reply: json({ messages: {}, files: { a: 1 } }) },
  ])('admits nothing after $what, and can be loaded later', async ({ reply }) => {
    const { admit, load } = supplementsWith(reply, reply, json(SUPPLEMENT));
    await expect(load(FILE)).rejects.toThrow();
    expect(admit).not.toHaveBeenCalled();
    await expect(load(FILE)).resolves.toEqual({ title: 'Titel' });
  });
});
