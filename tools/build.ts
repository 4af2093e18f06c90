import { buildPackage, BUILT_PACKAGES } from './build/build-package.ts';

/** `node tools/build.ts [package …]`: builds what changed and lists it. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : BUILT_PACKAGES;

for (const name of names) {
  const startedAt = performance.now();
  const { version, wasBuilt } = await buildPackage(name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${wasBuilt ? `built      ${seconds} s` : 'up to date'}  ${name}@${version}\n`);
}
