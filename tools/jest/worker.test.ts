import { runProject } from './run-project.fixture.ts';

const BROWSER = '/** @jest-environment browser */\n';

/** Each pair: a file that leaves state, and a file that passes only if the state is gone. */
const FILES = {
  '1-node-leaves.test.ts': `
    beforeEach(() => { globalThis.hookRuns = true; });
    it('leaves state', () => {
      globalThis.leftOver = true;
      globalThis.fetch = () => 'left over';
      delete globalThis.structuredClone;
      process.env.LEFT_OVER = 'true';
      console.warn = () => undefined;
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      jest.useFakeTimers({ now: 0 });
    });`,
  '2-node-finds.test.ts': `
    it('finds the global gone', () => { expect('leftOver' in globalThis).toBe(false); });
    it('finds the replaced global restored', () => { expect(String(fetch)).not.toContain('left over'); });
    it('finds the deleted global restored', () => { expect(typeof structuredClone).toBe('function'); });
    it('finds the variable gone', () => { expect('LEFT_OVER' in process.env).toBe(false); });
    it('finds the console restored', () => { expect(String(console.warn)).not.toContain('undefined'); });
    it('finds the spy gone', () => { expect(Math.random.mock).toBe(undefined); });
    it('finds real timers', async () => {
      expect(Date.now()).toBeGreaterThan(1e12);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
    it('finds no hook of another file', () => { expect('hookRuns' in globalThis).toBe(false); });`,
  '3-browser-leaves.test.ts': `${BROWSER}
    it('leaves state', () => {
      window.leftOver = true;
      Element.prototype.leftOver = true;
      Element.prototype.getBoundingClientRect = () => 'left over';
      window.heard = 0;
      for (const target of [window, document]) target.addEventListener('ping', () => { throw new Error('left over'); });
      localStorage.setItem('left', 'over');
      sessionStorage.setItem('left', 'over');
      document.cookie = 'left=over';
      history.pushState(null, '', '/left?over#here');
      history.pushState(null, '', '/left?over#there');
      history.back();
      document.body.innerHTML = '<p>left over</p>';
      document.body.className = 'left';
      document.head.append(document.createElement('meta'));
      document.documentElement.lang = 'de';
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      window.matchMedia = () => 'left over';
      setTimeout(() => { window.heard += 1; }, 20);
      setInterval(() => { window.heard += 1; }, 20);
      requestAnimationFrame(() => { window.heard += 1; });
      setTimeout(() => console.error('left over'), 20);
      jest.useFakeTimers({ now: 0 });
    });`,
  '4-browser-finds.test.ts': `${BROWSER}
    it('finds the global gone', () => { expect('leftOver' in window).toBe(false); expect(window.matchMedia).toBe(undefined); });
    it('finds the prototype restored', () => {
      const element = document.createElement('p');
      expect('leftOver' in element).toBe(false);
      expect(element.getBoundingClientRect().width).toBe(0);
    });
    it('finds no step back under way, and no entry to go forward to', async () => {
      const moved = jest.fn();
      window.addEventListener('popstate', moved);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(moved).not.toHaveBeenCalled();
      const { length } = history;
      history.pushState(null, '', '/next');
      expect(history.length).toBe(length + 1);
      history.replaceState(null, '', '/');
    });
    it('finds the listeners gone', () => {
      const failed = jest.fn();
      window.addEventListener('error', failed);
      window.dispatchEvent(new Event('ping'));
      document.dispatchEvent(new Event('ping'));
      expect(failed).not.toHaveBeenCalled();
    });
    it('finds no timer under way', async () => {
      const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(window.heard).toBe(undefined);
      expect(complain).not.toHaveBeenCalled();
    });
    it('finds the storage empty', () => { expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']); });
    it('finds the first address', () => { expect(location.href).toBe('http://localhost/'); });
    it('finds the document empty', () => { expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>'); });
    it('finds the navigator restored', () => { expect(navigator.onLine).toBe(true); });
    it('finds real timers', async () => {
      expect(Date.now()).toBeGreaterThan(1e12);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });`,
};

describe('a test file', () => {
  const { outcomes } = runProject(FILES);

  it.each(['node', 'browser'])('in %s finds nothing of what the file before it left', (environment) => {
    const [leaves, finds] = [...outcomes.entries()]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .filter(([name]) => name.includes(environment));
    expect(leaves?.[1].status).toBe('passed');
    expect(finds?.[1].message).toBe('');
    expect(Object.values(finds?.[1].tests ?? {}).length).toBeGreaterThan(6);
    expect(new Set(Object.values(finds?.[1].tests ?? {}))).toEqual(new Set(['passed']));
  });
});
