import { browserTabs } from './browser-tabs';

const open = (name: string) => {
  const channel = new BroadcastChannel(name);
  return { channel, tabs: browserTabs(() => channel) };
};

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('browserTabs', () => {
  it('notifies the other tabs, not itself', async () => {
    const one = open('tell');
    const other = open('tell');
    const heardByOne: unknown[] = [];
    const heardByOther: unknown[] = [];
    one.tabs.listen((token) => heardByOne.push(token));
    other.tabs.listen((token) => heardByOther.push(token));
    one.tabs.send('a1');
    one.tabs.send(null);
    await soon();
    expect(heardByOther).toEqual(['a1', null]);
    expect(heardByOne).toEqual([]);
    one.channel.close();
    other.channel.close();
  });

  it.each([{ accessToken: 7 }, 'a1', null, {}])('ignores values that are not tokens: %j', async (message) => {
    const stranger = new BroadcastChannel('misfit');
    const { channel, tabs } = open('misfit');
    const heard: unknown[] = [];
    tabs.listen((token) => heard.push(token));
    stranger.postMessage(message);
    await soon();
    expect(heard).toEqual([]);
    stranger.close();
    channel.close();
  });

  it('works without a channel', () => {
    const alone = browserTabs(null);
    expect(() => {
      alone.listen(() => undefined);
      alone.send('a1');
    }).not.toThrow();
  });
});
