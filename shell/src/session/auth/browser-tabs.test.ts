import { browserTabs } from './browser-tabs';

const open = (name: string) => {
  const channel = new BroadcastChannel(name);
  return { channel, tabs: browserTabs(() => channel) };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

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
    await until(() => heardByOther.length === 2);
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
    stranger.postMessage({ accessToken: 'a valid one' });
    await until(() => heard.length > 0);
    expect(heard).toEqual(['a valid one']);
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
