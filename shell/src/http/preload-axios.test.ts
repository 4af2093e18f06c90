import { preloadAxios } from './preload-axios';

describe('the client of all calls, ahead of them', () => {
  it('loads once, when a control gets focus, and never on a page that is only read', async () => {
    const page = new EventTarget();
    const load = jest.fn(() => Promise.reject(new Error('lost')));
    preloadAxios(page, load);
    expect(load).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('focusin'));
    page.dispatchEvent(new Event('focusin'));
    expect(load).toHaveBeenCalledTimes(1);
    await expect(load.mock.results[0]?.value).rejects.toThrow('lost');
  });
});
