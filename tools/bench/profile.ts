/** Throttling of Lighthouse with DevTools: slow 4G, and a processor that is four times slower. */
export const MOBILE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  cpuRate: 4,
  latencyMs: 150 * 3.75,
  downBytesPerSecond: (1638.4 * 0.9 * 1024) / 8,
  upBytesPerSecond: (750 * 0.9 * 1024) / 8,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
} as const;
