/** Requests of visitors and their browsers: rendered pages, a page that does not exist, calls and files. */
const ADDRESSES = [
  '/exchange',
  '/exchange?from=btc&to=eth&amount=0.1',
  '/currencies',
  '/currencies/bitcoin',
  '/de/currencies',
  '/ja/exchange?from=ltc&to=btc&amount=3',
  '/terms-of-use',
  '/nothing-here',
  '/data/i18n/en',
  '/readyz',
] as const;

export type Load = {
  readonly origin: string;
  /** Maximum number of concurrent requests. */
  readonly lanes: number;
  /** Returns whether to continue. Called before each request with the number of requests started. */
  readonly goesOn: (begun: number) => boolean;
  readonly beforeEach?: () => Promise<void>;
};

/** Sends requests in several lanes until the end. Resolves to the number of replies and the list of 5xx replies. */
export const loadSite = async ({ origin, lanes, goesOn, beforeEach }: Load) => {
  let begun = 0;
  const broken: string[] = [];
  const lane = async (): Promise<void> => {
    while (goesOn(begun)) {
      const address = ADDRESSES[begun % ADDRESSES.length] ?? '/';
      // a new amount each time, so that these pages are rendered and the cache reaches its limits
      const unlike = address.includes('amount=') ? `${address}${String(begun)}` : address;
      begun += 1;
      await beforeEach?.();
      const reply = await fetch(`${origin}${unlike}`);
      await reply.arrayBuffer();
      if (reply.status >= 500) broken.push(`${String(reply.status)} ${unlike}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { answered: begun, broken };
};
