import { packKit } from './kit/pack-kit.ts';

/** `npm run pack:kit`: packs the packages for remotes in their own repository, as tarballs in `dist/kit`. */
try {
  for (const tarball of await packKit()) process.stdout.write(`packed ${tarball}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
