import { moreThan, readOpenResources, watchOpenResources } from '../support/open-resources.ts';
import { RECIPIENT, swapControl } from '../support/swap-control.ts';
import { expect, test } from '../support/test.ts';

/** A public page of each remote, by the links of header and footer. */
const TOUR: readonly string[] = ['/swap', '/blog', '/exchange', '/currencies'];

/** Resources that are created once per page. */
const ONCE_A_PAGE: readonly string[] = [
  // axios implements setImmediate with messages
  'listener window message',
];

test('F30 a remote releases its resources: each tour of four remotes leaves as many open as the previous one', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const swaps = swapControl(baseURL ?? '', sandbox);
  const id = await swaps.make(RECIPIENT);
  await swaps.setStatus(id, 'waiting');
  await watchOpenResources(page);
  const session = await page.context().newCDPSession(page);
  const arrived = async (path: string): Promise<void> => {
    await page.waitForURL(`**${path}`);
    await expect(page.locator('main [data-state="ready"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  /** Excludes timers: those of the page itself come and go. */
  const open = async (): Promise<readonly string[]> =>
    (await readOpenResources(page, session)).lasting.filter((words) => !words.startsWith('timer '));
  const tour = async (): Promise<void> => {
    for (const path of TOUR) {
      await page.locator(`a[href="${path}"]`).first().click();
      await arrived(path);
    }
  };
  const back = async (): Promise<void> => {
    for (const path of [...TOUR.slice(0, -1).toReversed(), `/swap/txs/${id}`]) {
      await page.goBack();
      await arrived(path);
    }
  };

  await page.goto(`/swap/txs/${id}`);
  await arrived(`/swap/txs/${id}`);
  await expect(page.getByRole('img', { name: 'Deposit QR code' })).toBeVisible();
  await expect.poll(open).toContain('interval 60000');
  await tour();
  const intervals = async () => (await open()).filter((words) => words.startsWith('interval '));
  await expect.poll(intervals).toEqual([]);
  const first = await open();
  await back();
  await tour();
  await expect.poll(async () => moreThan([...first, ...ONCE_A_PAGE], await open())).toEqual([]);
});
