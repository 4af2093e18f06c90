import { buildAll } from './site/build-all.ts';
import { ledgerPlace } from './site/ledger-place.ts';
import { publishAll } from './site/publish-all.ts';

/**
 * `npm start`: builds changed packages, publishes them to the local ledger, and serves the whole site on one port.
 * With `-- --lab`, fakes of swap providers replace the sandbox, and every order is paid after twenty seconds. With
 * `-- --chains`, orders are paid by real transactions of local chains, with test coins from the faucet page.
 */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const ledger = ledgerPlace(process.env);
  say('building changed packages …');
  await buildAll(say);
  const { rev, remotes, standing } = await publishAll(ledger);
  const news = remotes.filter(({ isNew }) => isNew).map(({ remote, version }) => `${remote}@${version}`);
  say(`ledger: revision ${String(rev)}, ${news.length === 0 ? 'nothing new' : `new ${news.join(', ')}`}`);
  for (const { remote, version, by, rev: since } of standing)
    say(
      `${remote}@${version} stays live, as ${by} decided in revision ${String(since)}: npm run release -w ${remote} puts this build live`,
    );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
if (process.argv.includes('--lab')) {
  const { startLab } = await import('@coinlane/provider-lab');
  const lab = await startLab({ payAfterMs: 20_000 });
  Object.assign(process.env, lab.environment, { SANDBOX: 'off' });
  say(`provider lab: ${lab.url}/__lab/orders`);
}
if (process.argv.includes('--chains')) {
  const { startChainLab } = await import('@coinlane/provider-lab/chains');
  const lab = await startChainLab({ report: (problem) => say(`chain lab: ${problem}`) });
  Object.assign(process.env, lab.environment, { SANDBOX: 'off' });
  for (const { network, url } of lab.chains.all) say(`local chain ${network}: ${url}`);
  for (const { network, reason } of lab.chains.missing) say(`no local chain ${network}: ${reason}`);
  say(`test coins: ${lab.faucetUrl}`);
}
await import('../shell/server/main.ts');
