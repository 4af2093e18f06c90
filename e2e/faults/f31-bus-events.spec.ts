import { makeLifecycleVariant } from '../support/lifecycle-variant.ts';
import { expect, test } from '../support/own-site-test.ts';
import {
  expectCurrencies,
  expectExchangeWorks,
  explain,
  openCurrencies,
  openExchange,
} from '../support/two-versions.ts';

/** A contract of another build: any payload passes on the publisher's side. */
const contract = (name: string): string =>
  `({name:"${name}",payload:{decode:(right)=>({_tag:"Right",right})}})`;
/** A contract whose subscriber accepts only a pair. */
const PAIR = `({name:"listing/pair-picked@1",payload:{decode:(right)=>
  typeof right?.fromTicker==="string"?{_tag:"Right",right}:{_tag:"Left",left:[{value:right,context:[{key:"",type:{name:"PairPicked"}}]}]}}})`;

const PUBLISHED = `(l) => ({...l, mount: async (props) => {
  const heard = (globalThis.heardOnTheBus ??= []);
  props.bus.subscribe(${PAIR}, () => { throw new Error("thrown by a subscriber"); });
  props.bus.subscribe(${PAIR}, (payload) => heard.push(payload.fromTicker));
  props.bus.publish(${contract('listing/pair-picked@1')}, { fromTicker: 7 });
  props.bus.publish(${contract('listing/never-heard-of@9')}, { any: "thing" });
  props.bus.publish(${contract('listing/pair-picked@1')}, { fromTicker: "btc", toTicker: "eth" });
  return l.mount(props);
}})`;

// second tier: `shell/src/remotes/bus.test.ts` has the same events without a browser
test(
  'F31 a malformed event is not delivered, a subscriber that throws stops no other, and both are reported',
  { tag: '@long' },
  async ({ page, site, sandbox, problems }) => {
    const variant = await makeLifecycleVariant('mfe-listing', 'odd-events', PUBLISHED);
    await site.release(variant);
    explain(problems, variant.version);
    problems.allow(/thrown by a subscriber/, /invalid payload of event/);
    await openExchange(page);
    await openCurrencies(page);
    await expectCurrencies(page);

    expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'heardOnTheBus'))).toEqual(['btc']);
    const reported = async (): Promise<string> => JSON.stringify(await sandbox.errorReports());
    await expect.poll(reported).toContain('invalid payload of event listing/pair-picked@1');
    await expect.poll(reported).toContain('thrown by a subscriber');
    expect(await reported()).toContain('"where":"bus"');
    await expectExchangeWorks(page);
  },
);
