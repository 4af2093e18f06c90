import { isBot } from './search-bot.ts';

describe('isBot (spec §6 "Search-engine bots")', () => {
  it.each([
    { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', is: true },
    { agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', is: true },
    { agent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', is: true },
    { agent: 'DuckDuckBot/1.1', is: true },
    { agent: 'Mozilla/5.0 (compatible; Baiduspider/2.0)', is: true },
    { agent: 'facebookexternalhit/1.1', is: true },
    { agent: 'TelegramBot (like TwitterBot)', is: true },
    {
      agent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      is: false,
    },
    {
      agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0 YaBrowser/24.1 Yowser/2.5 Safari/537.36',
      is: false,
    },
    { agent: 'Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) Chrome/120.0 Mobile Safari/537.36', is: false },
    { agent: '', is: false },
    { agent: undefined, is: false },
  ])('$agent: $is', ({ agent, is }) => {
    expect(isBot(agent)).toBe(is);
  });
});
