import { moreThan } from '../support/open-resources.ts';
import { comeAndGo, nodesInMemory, openPlace, scan, takeAway, written } from './support/block-place.ts';
import type { Block, Place } from './support/block-place.ts';
import { expect, test } from './support/blocks-test.ts';
import { createSwap } from './support/create-swap.ts';

const BLOCKS: readonly Block[] = [
  { name: 'contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'swap-tokens-contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'lightning-contact-form', shown: (page) => page.getByRole('textbox', { name: 'Message' }) },
  { name: 'newsletter-subscription', shown: (page) => page.getByRole('form', { name: 'Newsletter' }) },
  { name: 'tokens-dropdown-list', shown: (page) => page.getByText('Gradual airdrop') },
  { name: 'bounty-dropdown-list', shown: (page) => page.getByText('Translations') },
  { name: 'swap-stepper', shown: (page) => page.getByText('≈ 597.00 NOW') },
  { name: 'swap-page', shown: (page) => page.getByText('We wait for your deposit') },
];

/** Libraries set these up once per page, however often blocks are mounted and unmounted. */
const ONCE_A_PAGE: readonly string[] = [
  // React listens for selection changes once on each document that it renders into
  'listener document selectionchange',
  // axios, loaded with the first call, implements setImmediate with messages
  'listener window message',
];

/**
 * single-spa starts these for a parcel and lets them expire although the result is no longer needed: for warnings and
 * time limits of bootstrap, mount and unmount.
 */
const RUNS_OUT: readonly string[] = Array.from({ length: 6 }, () => 'timer 10000');

/** The resources of a removed block that remain once timers without a listener have expired. */
const leftOf = async (place: Place) => {
  const { lasting, passing } = await place.open();
  const left = moreThan(place.before, lasting);
  return {
    more: moreThan(ONCE_A_PAGE, left),
    passing,
    nodes: await nodesInMemory(place),
    isAsBefore: (await written(place.page)) === place.writtenBefore,
  };
};

const NOTHING = { more: [], passing: [], nodes: 0, isAsBefore: true };

// a trace recorder holds all nodes that it has recorded
test.use({ trace: 'off' });

/** One of each kind: a form with a captcha, a block that loads on scroll, a list, a page that polls. */
const FIRST_TIER: readonly string[] = [
  'contact-form',
  'newsletter-subscription',
  'tokens-dropdown-list',
  'swap-page',
];

for (const { group, blocks, tag } of [
  { group: 'of each kind', blocks: BLOCKS.filter(({ name }) => FIRST_TIER.includes(name)), tag: [] },
  { group: 'of the rest', blocks: BLOCKS.filter(({ name }) => !FIRST_TIER.includes(name)), tag: '@long' },
])
  test(
    `a block ${group} that is removed leaves no node, listener, timer, observer or connection`,
    {
      tag,
    },
    async ({ context, foreign }) => {
      test.slow();
      const id = await createSwap(foreign.site.origin);
      const places: Place[] = [];
      for (const block of blocks)
        await test.step(`${block.name} is added and removed`, async () => {
          const place = await openPlace(context, block, foreign.pageOf(block.name, `&id=${id}`));
          places.push(place);
          await place.page.addScriptTag({ url: `${foreign.site.origin}/blocks.js` });
          await comeAndGo(place);
        });
      const after = new Map<Place, readonly string[]>();
      for (const place of places)
        await test.step(`${place.name} leaves nothing open`, async () => {
          await expect.poll(() => leftOf(place), place.name).toEqual(NOTHING);
          after.set(place, (await place.open()).lasting);
        });
      for (const place of places)
        await test.step(`${place.name} is added again, removed, and removed before it has loaded`, async () => {
          await comeAndGo(place);
          const left = moreThan(after.get(place) ?? [], (await place.open()).lasting);
          expect(moreThan(RUNS_OUT, left), place.name).toEqual([]);
          await scan(place);
          await takeAway(place);
        });
      for (const place of places)
        await test.step(`${place.name} left no more than the first time`, async () => {
          await expect.poll(() => leftOf(place), place.name).toEqual(NOTHING);
          expect((await place.open()).lasting, place.name).toEqual(after.get(place));
        });
    },
  );
